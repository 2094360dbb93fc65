import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { claimFreePorts } from './ports.ts';
import { removeOldSuiteFolders } from './suite-folder.ts';

const DAY_MS = 24 * 60 * 60_000;

test('what suites left behind goes after a day, unless they still run', async () => {
  const parent = mkdtempSync(join(tmpdir(), 'suites-'));
  const running = await claimFreePorts();
  const ended = await claimFreePorts();
  ended.release();
  const names = [String(running.ports.app), String(ended.ports.app), 'data'];
  for (const name of names) mkdirSync(join(parent, name));
  try {
    await removeOldSuiteFolders(parent, Date.now() + DAY_MS / 2);
    expect(readdirSync(parent).sort()).toEqual(names.sort());
    await removeOldSuiteFolders(parent, Date.now() + DAY_MS + 1000);
    expect(readdirSync(parent).sort()).toEqual([String(running.ports.app), 'data'].sort());
  } finally {
    running.release();
    rmSync(parent, { recursive: true });
  }
});
