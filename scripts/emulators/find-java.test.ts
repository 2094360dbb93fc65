import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findJava, javaCandidates, majorVersion } from './find-java.ts';

let machine = '';
beforeEach(() => (machine = realpathSync(mkdtempSync(join(tmpdir(), 'java-')))));
afterEach(() => rmSync(machine, { recursive: true }));

function installJava(home: string, version: string): string {
  const java = join(machine, home, 'bin', 'java');
  mkdirSync(join(machine, home, 'bin'), { recursive: true });
  writeFileSync(java, `#!/bin/sh\necho 'openjdk version "${version}" 2025-01-01' >&2\n`);
  chmodSync(java, 0o755);
  return java;
}

test.each([
  ['openjdk version "25.0.1" 2025-10-21 LTS', 25],
  ['openjdk version "21" 2023-09-19', 21],
  ['java version "1.8.0_412"', 8],
  ['command not found', 0],
])('%s is Java %d', (printed, version) => {
  expect(majorVersion(printed)).toBe(version);
});

test('the one on the PATH is taken when it is new enough', async () => {
  const java = installJava('usr', '21.0.1');
  installJava('jvm/jdk-25', '25');
  const env = { PATH: join(machine, 'usr/bin') };
  expect(await findJava(env, [join(machine, 'jvm')])).toBe(java);
});

test('a newer one in JAVA_HOME is found behind an old one on the PATH', async () => {
  installJava('usr', '17.0.2');
  const java = installJava('home', '24');
  const env = { PATH: join(machine, 'usr/bin'), JAVA_HOME: join(machine, 'home') };
  expect(await findJava(env, [])).toBe(java);
});

test("a newer one is found in the system's JVM folder, in the shape of macOS too", async () => {
  installJava('jvm/old', '11.0.1');
  const java = installJava('jvm/temurin-25.jdk/Contents/Home', '25.0.1');
  expect(await findJava({ PATH: '' }, [join(machine, 'jvm')])).toBe(java);
});

test('one that several links lead to is asked once', () => {
  const java = installJava('jvm/jdk-25', '25');
  symlinkSync(join(machine, 'jvm/jdk-25'), join(machine, 'jvm/default'));
  expect(javaCandidates({ PATH: '' }, [join(machine, 'jvm')])).toEqual([java]);
});

test('with an old one only, the sentence says which and what to do', async () => {
  installJava('usr', '17.0.2');
  await expect(findJava({ PATH: join(machine, 'usr/bin') }, [])).rejects.toThrow(
    'The Firestore emulator needs a JDK 21 or newer, and the newest found is 17: install one (https://adoptium.net) or set JAVA_HOME to it.',
  );
});

test('without any, the sentence says so', async () => {
  await expect(findJava({ PATH: '' }, [])).rejects.toThrow('and none was found');
});
