import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { tryLock, unlock } from '../lock-file.ts';
import { EMULATORS_FOLDER } from '../paths.ts';

const LOCK = join(EMULATORS_FOLDER, 'build.lock');
const BETWEEN_LOOKS_MS = 200;

/** Does `work` while no other script on this checkout builds or copies the build. */
export async function whileNobodyElseBuilds<T>(work: () => Promise<T>, interrupted: AbortSignal): Promise<T> {
  mkdirSync(EMULATORS_FOLDER, { recursive: true });
  while (!tryLock(LOCK)) {
    interrupted.throwIfAborted();
    await pause(BETWEEN_LOOKS_MS);
  }
  try {
    return await work();
  } finally {
    unlock(LOCK);
  }
}
