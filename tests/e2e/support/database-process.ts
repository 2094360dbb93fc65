import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const { FIRESTORE_EMULATOR_HOST = '' } = process.env;

async function findProcess(): Promise<number> {
  const port = FIRESTORE_EMULATOR_HOST.split(':').at(-1) ?? '';
  const { stdout } = await promisify(execFile)('ps', ['-Ao', 'pid=,args='], { maxBuffer: 10_000_000 });
  const lines = stdout
    .split('\n')
    .filter((line) => line.includes('firestore') && line.includes(` --port ${port} `));
  if (lines.length !== 1) throw new Error(`${lines.length} database emulators listen on port ${port}.`);
  return Number.parseInt(lines[0] ?? '', 10);
}

/** Freezes the database's emulator while `happen` runs: connections stay open, and nothing is answered. */
export async function whileFrozen(happen: () => Promise<void>): Promise<void> {
  const pid = await findProcess();
  process.kill(pid, 'SIGSTOP');
  try {
    await happen();
  } finally {
    process.kill(pid, 'SIGCONT');
  }
}
