import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { GuardOrder } from './guard-order.ts';

/** The processes of one suite, from the script's point of view. */
export type SuiteProcess = {
  /** Fulfilled when all of them have ended, whether asked to or not. */
  readonly ended: Promise<void>;
  /** Ends them in good order; fulfilled when that is done. */
  readonly stop: () => Promise<void>;
  /** Ends them without waiting. */
  readonly kill: () => void;
};

/** Starts the Firebase CLI under its guard. */
export function startSuiteProcess(order: GuardOrder, env: NodeJS.ProcessEnv): SuiteProcess {
  const guard = spawn(
    process.execPath,
    [join(import.meta.dirname, 'suite-guard.ts'), JSON.stringify(order)],
    // Out of the terminal's foreground group: Ctrl-C is for the script, which saves before it stops the suite.
    { detached: true, stdio: ['pipe', 'ignore', 'ignore'], env },
  );
  // The guard may be gone already when it is told to stop.
  guard.stdin.on('error', () => {});
  const ended = new Promise<void>((resolve) => {
    guard.once('error', () => resolve());
    guard.once('exit', () => resolve());
  });
  return {
    ended,
    stop: () => {
      guard.stdin.end();
      return ended;
    },
    kill: () => void guard.stdin.write('kill\n'),
  };
}
