import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from '../paths.ts';

// Nothing of this machine's counts: neither its gcloud nor a cloud around it.
let home = '';
beforeAll(() => void (home = mkdtempSync(join(tmpdir(), 'nobody-'))));
afterAll(() => rmSync(home, { recursive: true }));

/** What a command about a real project ends with and says to somebody without credentials. */
function run(script: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<unknown> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [join(ROOT, 'scripts', script), ...args, '--project', 'our-town'],
      { env: { HOME: home, PATH: process.env.PATH, METADATA_SERVER_DETECTION: 'none', ...env } },
      (error, stdout, stderr) => resolve({ code: error?.code, said: (stdout + stderr).trim() }),
    );
  });
}

test.each([
  ['admin.ts', ['list', 'articles']],
  ['reports.ts', []],
])('%s says in a sentence how to sign in', async (script, args) => {
  expect(await run(script, args)).toEqual({
    code: 1,
    said: 'You are not signed in to Google Cloud: run `gcloud auth application-default login`, or set GOOGLE_APPLICATION_CREDENTIALS.',
  });
});

test('a key that is not there is named', async () => {
  const env = { GOOGLE_APPLICATION_CREDENTIALS: join(home, 'key.json') };
  expect(await run('admin.ts', ['stats'], env)).toEqual({
    code: 1,
    said: expect.stringMatching(
      /^Google Cloud does not take your credentials: .*key\.json does not exist/,
    ) as string,
  });
});
