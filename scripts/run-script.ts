import { constants } from 'node:os';
import { SetupError } from './setup-error.ts';

/** Repeats of one Ctrl-C arrive within this time: from the terminal, from npm and from the set-up script. */
const SAME_KEYSTROKE_MS = 1_000;

/**
 * Runs a command-line script to its end and exits with its code.
 *
 * The first SIGINT, SIGTERM or SIGHUP aborts `interrupted`, so that the script can stop what it started; the
 * code is then 128 plus the signal's number unless the script returned 0. A second one, more than a second
 * later, calls `atOnce` and exits without waiting.
 */
export async function runScript(
  main: (interrupted: AbortSignal) => Promise<number>,
  atOnce: () => void = () => {},
): Promise<void> {
  const interruption = new AbortController();
  let firstAt = 0;
  let interruptedCode = 0;
  const interrupt = (signal: NodeJS.Signals): void => {
    if (!interruption.signal.aborted) {
      firstAt = Date.now();
      interruptedCode = 128 + constants.signals[signal];
      interruption.abort();
    } else if (Date.now() - firstAt > SAME_KEYSTROKE_MS) {
      atOnce();
      process.exit(interruptedCode);
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, interrupt);
  // A terminal that was closed must not keep the script from tidying up.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

  try {
    const code = await main(interruption.signal);
    process.exit(code !== 0 && interruption.signal.aborted ? interruptedCode : code);
  } catch (error) {
    if (error === interruption.signal.reason) process.exit(interruptedCode);
    console.error(error instanceof SetupError ? `\n${error.message}` : error);
    process.exit(interruption.signal.aborted ? interruptedCode : 1);
  }
}
