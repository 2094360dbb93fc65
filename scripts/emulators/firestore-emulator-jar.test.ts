import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { chooseFirestoreEmulator, gcloudComponentJar, startingManifest } from './firestore-emulator-jar.ts';

let machine = '';
beforeEach(() => (machine = realpathSync(mkdtempSync(join(tmpdir(), 'jar-')))));
afterEach(() => rmSync(machine, { recursive: true }));

function file(path: string): string {
  const absolute = join(machine, path);
  mkdirSync(join(absolute, '..'), { recursive: true });
  writeFileSync(absolute, '');
  return absolute;
}

test('a jar that the environment names is used', async () => {
  const jar = file('chosen.jar');
  const env = { FIRESTORE_EMULATOR_BINARY_PATH: jar };
  expect(await chooseFirestoreEmulator('java', env)).toEqual({ override: jar, needsDownload: false });
});

test('a jar that the environment names and that is not there is said to be missing', async () => {
  const env = { FIRESTORE_EMULATOR_BINARY_PATH: '/nowhere.jar' };
  await expect(chooseFirestoreEmulator('java', env)).rejects.toThrow(
    'names /nowhere.jar, which is not there',
  );
});

test('with nothing on the machine it has to be downloaded', async () => {
  const env = { PATH: '', FIREBASE_EMULATORS_PATH: machine };
  expect(await chooseFirestoreEmulator('java', env)).toEqual({ needsDownload: true });
});

test('the component of the Google Cloud CLI is found through the link on the PATH', () => {
  const jar = file('sdk/platform/cloud-firestore-emulator/cloud-firestore-emulator.jar');
  file('sdk/bin/gcloud');
  mkdirSync(join(machine, 'bin'));
  symlinkSync(join(machine, 'sdk/bin/gcloud'), join(machine, 'bin/gcloud'));
  expect(gcloudComponentJar({ PATH: `/nowhere:${join(machine, 'bin')}` })).toBe(jar);
});

test('a Google Cloud CLI without the component is passed over', () => {
  file('sdk/bin/gcloud');
  expect(gcloudComponentJar({ PATH: join(machine, 'sdk/bin') })).toBeUndefined();
});

test('the manifest names the jar by its address, so that a path with a space works', () => {
  expect(startingManifest('/opt/cloud sdk/emulator.jar')).toBe(
    'Main-Class: com.google.cloud.datastore.emulator.firestore.CloudFirestore\nClass-Path: file:///opt/cloud%20sdk/emulator.jar\n',
  );
});
