import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** How long a command may take to end after the script was interrupted. */
const GRACE_MS = 5_000;

/** Where and how a command runs. */
export type CommandOptions = {
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  /** Runs `command` as a line for the shell. */
  readonly shell?: boolean;
  /** `'on-failure'` keeps the output back and shows it only when the command fails; `'silent'` never does. */
  readonly output?: 'live' | 'on-failure' | 'silent';
  /** Is given all that the command says, whether or not it is shown. */
  readonly onOutput?: (chunk: Buffer) => void;
  readonly interrupted: AbortSignal;
};

/**
 * Runs a command and resolves to its exit code, 128 plus the signal's number when a signal ended it.
 * An interruption ends it, with all that it started; it is not begun when that has happened before.
 */
export async function runCommand(
  command: string,
  args: readonly string[],
  { cwd, env, shell = false, output = 'live', onOutput, interrupted }: CommandOptions,
): Promise<number> {
  interrupted.throwIfAborted();
  // A terminal's Ctrl-C reaches the whole foreground group, and an interactive command needs to be in it.
  // Without a terminal the command leads its own group, so that nothing it started is left over.
  const ownGroup = !process.stdin.isTTY;
  const sink = output === 'live' && onOutput === undefined ? 'inherit' : 'pipe';
  const child = spawn(command, args, {
    ...(cwd === undefined ? {} : { cwd }),
    env: env ?? process.env,
    shell,
    detached: ownGroup,
    stdio: [ownGroup ? 'ignore' : 'inherit', sink, sink],
  });
  const kept: Buffer[] = [];
  const hear = (chunk: Buffer, show: NodeJS.WriteStream): void => {
    onOutput?.(chunk);
    if (output === 'live') show.write(chunk);
    if (output === 'on-failure') kept.push(chunk);
  };
  child.stdout?.on('data', (chunk: Buffer) => hear(chunk, process.stdout));
  child.stderr?.on('data', (chunk: Buffer) => hear(chunk, process.stderr));

  const kill = (signal: NodeJS.Signals): void => {
    if (child.pid === undefined) return;
    try {
      process.kill(ownGroup ? -child.pid : child.pid, signal);
    } catch {
      // It has ended by itself meanwhile.
    }
  };
  let lastResort: NodeJS.Timeout | undefined;
  const end = (): void => {
    kill('SIGTERM');
    lastResort = setTimeout(kill, GRACE_MS, 'SIGKILL');
  };
  interrupted.addEventListener('abort', end, { once: true });
  try {
    const code = await new Promise<number>((resolve, reject) => {
      child.on('error', reject);
      child.on('close', (exitCode, signal) =>
        resolve(exitCode ?? 128 + constants.signals[signal ?? 'SIGTERM']),
      );
    });
    if (code !== 0 && !interrupted.aborted) process.stderr.write(Buffer.concat(kept));
    return code;
  } finally {
    clearTimeout(lastResort);
    interrupted.removeEventListener('abort', end);
  }
}
