import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The repository's root. */
export const ROOT = dirname(import.meta.dirname);

/** Ignored by git: logs, kept data and copies of the build that running suites use. */
export const EMULATORS_FOLDER = join(ROOT, '.emulators');

/** The binaries of the installed packages, the project's own Node among them. */
export const BINARIES = join(ROOT, 'node_modules', '.bin');

/** The default project of .firebaserc. Its `demo-` prefix keeps the Firebase CLI from wanting credentials. */
export function defaultProject(): string {
  const firebaserc = JSON.parse(readFileSync(join(ROOT, '.firebaserc'), 'utf8')) as {
    projects: { default: string };
  };
  return firebaserc.projects.default;
}
