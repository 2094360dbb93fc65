import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { forgetBuilt, isBuilt, missingEntry, noteBuilt } from './built.ts';
import { sourceHash } from './source-hash.ts';

let root = '';
const write = (path: string, text: string): void => {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'built-'));
  write('functions/src/index.ts', 'api');
  write('web/dist/index.html', 'page');
  write('web/dist/app.html', 'app');
  write('functions/lib/index.js', 'built api');
  noteBuilt(sourceHash(root, {}), root);
});
afterEach(() => rmSync(root, { recursive: true }));

test('what nobody has touched is built', () => {
  expect(isBuilt(root, {})).toBe(true);
});

test.each<[string, () => void, NodeJS.ProcessEnv?]>([
  ['a changed source', () => write('functions/src/index.ts', 'changed')],
  ['another variable', () => undefined, { VITE_API_BASE_URL: 'https://api.example.org' }],
  ['what a watch mode wrote over the result', () => write('functions/lib/index.js', 'of a later source')],
  ['what a watch mode left beside the result', () => write('functions/lib/chunk-2.js', '')],
  ['a result that is gone', () => rmSync(join(root, 'functions/lib'), { recursive: true })],
  ['a note that is taken back', () => forgetBuilt(root)],
])('%s is built again', (_, change, env = {}) => {
  change();
  expect(isBuilt(root, env)).toBe(false);
});

test('a page that the build left out is named', () => {
  expect(missingEntry(root)).toBeUndefined();
  rmSync(join(root, 'web/dist/app.html'));
  expect(missingEntry(root)).toBe('web/dist/app.html');
});
