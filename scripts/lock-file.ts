import { readFileSync, rmSync, writeFileSync } from 'node:fs';

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function create(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function isAbandoned(file: string): boolean {
  try {
    const owner = Number(readFileSync(file, 'utf8'));
    // Empty for the instant between its creation and the writing of the number.
    return owner !== 0 && !isRunning(owner);
  } catch {
    return false;
  }
}

/** Makes `file` ours, with our process id in it, unless a process that still runs has it. */
export function tryLock(file: string): boolean {
  if (create(file)) return true;
  if (!isAbandoned(file)) return false;
  rmSync(file, { force: true });
  return create(file);
}

/** Gives back what tryLock took. */
export function unlock(file: string): void {
  rmSync(file, { force: true });
}
