import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { EMULATORS_FOLDER } from '../paths.ts';
import { areClaimed, portsFrom } from './ports.ts';

/** How long the logs of a suite that failed are of interest. */
const KEPT_MS = 24 * 60 * 60_000;
const SUITE_FOLDER = /^\d{4,5}$/;

/** Removes the folders that suites left behind a day ago or earlier; one that still runs keeps its own. */
export async function removeOldSuiteFolders(parent = EMULATORS_FOLDER, now = Date.now()): Promise<void> {
  if (!existsSync(parent)) return;
  for (const name of readdirSync(parent).filter((entry) => SUITE_FOLDER.test(entry))) {
    const folder = join(parent, name);
    if (now - statSync(folder).mtimeMs < KEPT_MS || (await areClaimed(portsFrom(Number(name))))) continue;
    rmSync(folder, { recursive: true, force: true });
  }
}

/** An empty folder for the suite whose app is at this port. */
export function makeSuiteFolder(appPort: number): string {
  const folder = join(EMULATORS_FOLDER, String(appPort));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}
