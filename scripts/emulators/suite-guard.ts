// Runs the Firebase CLI for one suite and outlives both it and the script that asked for it, so that nothing
// is left whatever happens to either. It stops everything when its standard input closes, at once when a line
// arrives there, and ends when the CLI does.
import { spawn } from 'node:child_process';
import { openSync, readFileSync, rmSync } from 'node:fs';
import type { GuardOrder } from './guard-order.ts';

const CLEAN_STOP_MS = 15_000;

const order = JSON.parse(process.argv[2] ?? '') as GuardOrder;
const log = openSync(order.logFile, 'a');
const cli = spawn(process.execPath, order.args, {
  cwd: order.folder,
  detached: true,
  stdio: ['ignore', log, log],
});

function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // Nothing is there any more.
  }
}

/** The functions' processes are in the CLI's group; Java leads one of its own and left its number in a file. */
function killWhatIsLeft(): void {
  if (cli.pid !== undefined) kill(-cli.pid, 'SIGKILL');
  try {
    kill(Number(readFileSync(order.javaPidFile, 'utf8')), 'SIGKILL');
  } catch {
    // Java was never started.
  }
  for (const path of order.remove) rmSync(path, { recursive: true, force: true });
}

function stopCleanly(): void {
  if (cli.pid === undefined) return;
  kill(cli.pid, 'SIGINT');
  setTimeout(killWhatIsLeft, CLEAN_STOP_MS).unref();
}

process.stdin.once('data', killWhatIsLeft);
process.stdin.once('end', stopCleanly);
process.stdin.once('error', stopCleanly);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stopCleanly);
cli.once('error', () => process.exit(1));
cli.once('exit', (code) => {
  killWhatIsLeft();
  process.exit(code ?? 1);
});
