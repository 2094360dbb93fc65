import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../paths.ts';
import { sourceHash } from './source-hash.ts';

const RESULTS = ['web/dist', 'functions/lib'];
const ENTRIES = ['web/dist/index.html', 'web/dist/app.html', 'functions/lib/index.js'];

const stampIn = (root: string): string => join(root, '.emulators/built-from');

/** What was built, byte for byte: the watch mode of `npm run dev` writes over it what nobody may want afterwards. */
function resultHash(root: string): string {
  const hash = createHash('sha256');
  for (const result of RESULTS) {
    const files = readdirSync(join(root, result), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
    for (const file of files) hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/** The first file without which nothing can be served, if it is missing. */
export function missingEntry(root = ROOT): string | undefined {
  return ENTRIES.find((file) => !existsSync(join(root, file)));
}

/** Whether both sides are as they were built from what the sources are now. */
export function isBuilt(root = ROOT, env: NodeJS.ProcessEnv = process.env): boolean {
  if (missingEntry(root) !== undefined || !existsSync(stampIn(root))) return false;
  return readFileSync(stampIn(root), 'utf8') === `${sourceHash(root, env)} ${resultHash(root)}`;
}

/** Notes that both sides were built from the sources with this `sourceHash`. */
export function noteBuilt(sources: string, root = ROOT): void {
  mkdirSync(dirname(stampIn(root)), { recursive: true });
  writeFileSync(stampIn(root), `${sources} ${resultHash(root)}`);
}

/** Has the next build begin anew. */
export function forgetBuilt(root = ROOT): void {
  rmSync(stampIn(root), { force: true });
}
