import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { suiteFailure, waitUntilReady } from './suite-readiness.ts';

const never = new AbortController().signal;
const runsOn = new Promise<void>(() => {});
let folder = '';
let logFile = '';
let server: Server;
let firstAnswers: number[] = [];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'readiness-'));
  logFile = join(folder, 'suite.log');
  firstAnswers = [];
  server = createServer((_, response) => response.writeHead(firstAnswers.shift() ?? 200).end('{}'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true });
});

function suiteAt(host: string) {
  const env = {
    APP_URL: `http://${host}`,
    FIREBASE_EMULATOR_HUB: host,
    FIRESTORE_EMULATOR_HOST: host,
    FIREBASE_AUTH_EMULATOR_HOST: host,
    GCLOUD_PROJECT: 'demo-test',
  };
  return { env, logFile, ended: runsOn, interrupted: never };
}
const answering = () => suiteAt(`127.0.0.1:${(server.address() as AddressInfo).port}`);
const silent = () => suiteAt('127.0.0.1:1');

test('the suite is ready once hub and API answer without an error', async () => {
  firstAnswers = [200, 404, 500];
  await waitUntilReady(answering());
  expect(firstAnswers).toEqual([]);
});

test('when the emulators end meanwhile, the end of their log says why', async () => {
  writeFileSync(logFile, 'Port 1 is taken\n');
  await expect(waitUntilReady({ ...silent(), ended: Promise.resolve() })).rejects.toThrow(
    /have stopped\..*\n\n {2}Port 1 is taken/,
  );
});

test('functions that cannot be loaded are not waited for', async () => {
  writeFileSync(logFile, 'Failed to load function definition from source: broken\n');
  await expect(waitUntilReady(silent())).rejects.toThrow('The functions could not be loaded.');
});

test('an interruption ends the waiting', async () => {
  await expect(waitUntilReady({ ...silent(), interrupted: AbortSignal.abort() })).rejects.toThrow('aborted');
});

test('what the CLI draws when it is up does not push the reason out of sight', () => {
  const overview = Array.from({ length: 40 }, () => '│ Functions │ 127.0.0.1:8401 │').join('\n');
  writeFileSync(logFile, `The reason\n${overview}\n[hosting] Rewriting /articles?limit=1 to the function\n`);
  expect(suiteFailure('It failed.', logFile).message).toMatch(/:\n\n {2}The reason$/);
});
