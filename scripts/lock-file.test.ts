import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { tryLock, unlock } from './lock-file.ts';

let folder = '';
let file = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
  file = join(folder, 'lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('what is locked cannot be locked again until it is given back', () => {
  expect(tryLock(file)).toBe(true);
  expect(tryLock(file)).toBe(false);
  unlock(file);
  expect(tryLock(file)).toBe(true);
});

test('a lock whose process is gone is taken over', () => {
  const { pid } = spawnSync(process.execPath, ['--eval', '']);
  writeFileSync(file, String(pid));
  expect(tryLock(file)).toBe(true);
  expect(readFileSync(file, 'utf8')).toBe(String(process.pid));
});

test('a lock that is just being written is respected', () => {
  writeFileSync(file, '');
  expect(tryLock(file)).toBe(false);
});
