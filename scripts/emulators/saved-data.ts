import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { EMULATORS_FOLDER } from '../paths.ts';

/** Holds one numbered folder for the last save; a greater number is a later save. */
export const SAVED_DATA = join(EMULATORS_FOLDER, 'data');

const METADATA = 'firebase-export-metadata.json';
const COMPLETE = /^\d+$/;

/** The parts of the export's own description that are needed to check it. */
type ExportMetadata = {
  readonly firestore: { readonly metadata_file: string };
  readonly auth: { readonly path: string };
};

/** Asks a running suite to write all that it holds into a folder; rejects when it cannot. */
export type Export = (folder: string) => Promise<void>;

function saveNumbers(folder: string): number[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => COMPLETE.test(name));
  return names.map(Number).sort((a, b) => b - a);
}

/** The folder of the last complete save, `undefined` when there is none. */
export function lastSave(folder = SAVED_DATA): string | undefined {
  const [newest] = saveNumbers(folder);
  return newest === undefined ? undefined : join(folder, String(newest));
}

/** The emulators' export does not notice every failed write; throws when a part is missing or cut short. */
function checkExport(folder: string): void {
  const metadata = JSON.parse(readFileSync(join(folder, METADATA), 'utf8')) as ExportMetadata;
  if (statSync(join(folder, metadata.firestore.metadata_file)).size === 0) {
    throw new Error('The export of Firestore is empty.');
  }
  for (const file of ['accounts.json', 'config.json']) {
    JSON.parse(readFileSync(join(folder, metadata.auth.path, file), 'utf8'));
  }
}

/**
 * Keeps what the suite holds: exports it beside the last save and only then, by a single rename, takes its place.
 * When the export fails the last save is as it was, and this rejects.
 */
export async function save(exportTo: Export, folder = SAVED_DATA): Promise<void> {
  const [last = 0, ...older] = saveNumbers(folder);
  const next = join(folder, String(last + 1));
  const unfinished = `${next}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  try {
    await exportTo(unfinished);
    checkExport(unfinished);
    renameSync(unfinished, next);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    throw error;
  }
  for (const number of [last, ...older])
    rmSync(join(folder, String(number)), { recursive: true, force: true });
}
