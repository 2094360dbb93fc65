import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chromiumCandidates, provideChromium } from './chromium.ts';

const never = new AbortController().signal;
let folder = '';
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'chromium-'))));
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

function install(name: string, code: number): string {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\nexit ${code}\n`);
  chmodSync(path, 0o755);
  return path;
}

test('a Chromium comes before a Chrome, wherever on the PATH they are', () => {
  const chrome = install('google-chrome', 0);
  const chromium = install('chromium', 0);
  expect(chromiumCandidates({ PATH: `/nowhere:${folder}` }).slice(0, 2)).toEqual([chromium, chrome]);
});

test('one that only says how to install it is passed over', async () => {
  install('chromium-browser', 1);
  const chrome = install('google-chrome', 0);
  vi.stubEnv('PLAYWRIGHT_CHROMIUM', '');
  vi.stubEnv('PATH', folder);
  expect(await provideChromium(never)).toBe(chrome);
});

test('PLAYWRIGHT_CHROMIUM is used as it is', async () => {
  const chosen = install('my-browser', 0);
  vi.stubEnv('PLAYWRIGHT_CHROMIUM', chosen);
  expect(await provideChromium(never)).toBe(chosen);
});

test('a PLAYWRIGHT_CHROMIUM that does not start is named', async () => {
  vi.stubEnv('PLAYWRIGHT_CHROMIUM', '/nowhere/chromium');
  await expect(provideChromium(never)).rejects.toThrow('PLAYWRIGHT_CHROMIUM names /nowhere/chromium');
});
