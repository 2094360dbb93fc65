import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.ts';

const SOURCES = [
  'contract',
  'functions',
  'web',
  'docs/openapi.json',
  'firebase.json',
  'package-lock.json',
  'tsconfig.base.json',
];
/** What the build writes, and what is in every workspace: by path, because web/src has a lib of its own. */
const NOT_SOURCES = /^(functions\/lib|web\/dist)$|(^|\/)(node_modules|coverage)$/;
const TEST = /\.test\.tsx?$/;

function filesUnder(root: string, path: string): string[] {
  const absolute = join(root, path);
  if (!existsSync(absolute)) return [];
  const entries = readdirSync(absolute, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    const below = join(path, entry.name);
    if (NOT_SOURCES.test(below) || TEST.test(below)) return [];
    return entry.isDirectory() ? filesUnder(root, below) : [below];
  });
}

/** Changes whenever a file that the build reads does, or a variable that the app is built with. */
export function sourceHash(root = ROOT, env: NodeJS.ProcessEnv = process.env): string {
  const hash = createHash('sha256');
  const files = SOURCES.flatMap((source) =>
    source.includes('.') ? [source].filter((file) => existsSync(join(root, file))) : filesUnder(root, source),
  );
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  for (const name of Object.keys(env)
    .filter((key) => key.startsWith('VITE_') || key === 'KNACK_ORIGIN')
    .sort()) {
    hash.update(`${name}=${env[name]}\0`);
  }
  return hash.digest('hex');
}
