import { chmodSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { BINARIES, ROOT } from '../paths.ts';

/** The Firebase CLI's script, to be run with the project's own Node. */
export const FIREBASE_CLI = join(ROOT, 'node_modules/firebase-tools/lib/bin/firebase.js');

/** Set for what runs inside a suite, and no business of another suite started in there. */
const OF_ANOTHER_SUITE = [
  'APP_URL',
  'FIREBASE_AUTH_EMULATOR_HOST',
  'FIREBASE_EMULATOR_HUB',
  'FIRESTORE_EMULATOR_HOST',
  'GCLOUD_PROJECT',
];

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/**
 * What halves the processor time of an emulator that lives for minutes: code is compiled quickly and not well, and one
 * thread collects the garbage.
 */
const SHORT_LIVED = '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC';

/**
 * Puts a `java` into `folder` that runs the given one and leaves its process id in `pidFile`: the CLI starts the
 * emulator in a process group of its own, where nothing else could find it after the CLI crashed.
 */
export function writeJavaLauncher(
  folder: string,
  { java, pidFile, shortLived }: { java: string; pidFile: string; shortLived: boolean },
): void {
  const launcher = join(folder, 'java');
  const command = [quoted(java), ...(shortLived ? [SHORT_LIVED] : []), '"$@"'].join(' ');
  writeFileSync(launcher, `#!/bin/sh\necho $$ > ${quoted(pidFile)}\nexec ${command}\n`);
  chmodSync(launcher, 0o755);
}

/** The environment for the CLI: our Node and the given folders first on the PATH, and no calls home. */
export function firebaseCliEnvironment(
  pathFolders: readonly string[],
  additions: NodeJS.ProcessEnv = {},
): NodeJS.ProcessEnv {
  const env = { ...process.env };
  for (const name of OF_ANOTHER_SUITE) delete env[name];
  return {
    ...env,
    PATH: [...pathFolders, dirname(process.execPath), BINARIES, env.PATH].join(delimiter),
    // Without these the CLI asks the network for news and leaves a process behind that looks for updates.
    CI: '1',
    NO_UPDATE_NOTIFIER: '1',
    // Else it spends seconds on looking for the credentials of a Google machine, which emulators do not need.
    METADATA_SERVER_DETECTION: 'none',
    ...additions,
  };
}
