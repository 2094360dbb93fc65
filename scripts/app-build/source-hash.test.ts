import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sourceHash } from './source-hash.ts';

let root = '';
const write = (path: string, text: string): void => {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sources-'));
  write('web/src/app.tsx', 'app');
  write('functions/src/index.ts', 'api');
  write('firebase.json', '{}');
});
afterEach(() => rmSync(root, { recursive: true }));

test.each([
  ['a source', () => write('web/src/app.tsx', 'changed')],
  ['a new file', () => write('contract/src/limits.ts', '')],
  ['what is called as a result of the build is', () => write('web/src/lib/storage.ts', '')],
  ['a new name', () => renameSync(join(root, 'web/src/app.tsx'), join(root, 'web/src/apps.tsx'))],
  ['the deployment', () => write('firebase.json', '{"hosting":{}}')],
  ['the API’s description, which is served', () => write('docs/openapi.json', '{}')],
  ['a setting of the build', () => write('web/.env.production', 'VITE_A=1')],
])('%s changes it', (_, change) => {
  const before = sourceHash(root, {});
  change();
  expect(sourceHash(root, {})).not.toBe(before);
});

test('a variable that the app is built with changes it, another does not', () => {
  const before = sourceHash(root, {});
  expect(sourceHash(root, { VITE_API_BASE_URL: 'https://api.example.org' })).not.toBe(before);
  expect(sourceHash(root, { KNACK_ORIGIN: 'https://knack.example' })).not.toBe(before);
  expect(sourceHash(root, { EDITOR: 'vi' })).toBe(before);
});

test.each([
  ['a test', 'web/src/app.test.tsx'],
  ['a result', 'functions/lib/index.js'],
  ['the built app', 'web/dist/index.html'],
  ['an installed package', 'web/node_modules/react/index.js'],
  ['a document', 'docs/architecture.md'],
])('%s leaves it as it is', (_, path) => {
  const before = sourceHash(root, {});
  write(path, 'anything');
  expect(sourceHash(root, {})).toBe(before);
});
