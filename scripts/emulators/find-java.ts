import { execFile } from 'node:child_process';
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { SetupError } from '../setup-error.ts';

/** The oldest Java that firebase-tools starts the Firestore emulator with. */
const OLDEST_JAVA = 21;

/** Where Debian and macOS keep the JVMs that are not the default. */
const JVM_FOLDERS = ['/usr/lib/jvm', '/Library/Java/JavaVirtualMachines'];

function foldersIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
}

/** Every place a `java` may be, in the order of preference: the PATH, JAVA_HOME, the system's JVM folders. */
export function javaCandidates(env: NodeJS.ProcessEnv, jvmFolders: readonly string[]): string[] {
  const homes = jvmFolders.flatMap(foldersIn).flatMap((jvm) => [jvm, join(jvm, 'Contents', 'Home')]);
  const onPath = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const executables = [
    ...onPath.map((folder) => join(folder, 'java')),
    ...(env.JAVA_HOME ? [join(env.JAVA_HOME, 'bin', 'java')] : []),
    ...homes.map((home) => join(home, 'bin', 'java')),
  ].filter((java) => existsSync(java));
  return [...new Set(executables.map((java) => realpathSync(java)))];
}

/** The major version in what `java -version` prints, 0 when there is none; 1.8 counts as 8. */
export function majorVersion(printed: string): number {
  const [, first = '0', second = '0'] = /version "(\d+)(?:\.(\d+))?/.exec(printed) ?? [];
  return Number(first === '1' ? second : first);
}

async function versionOf(java: string): Promise<number> {
  return new Promise((resolve) => {
    execFile(java, ['-version'], (error, stdout, stderr) =>
      resolve(error ? 0 : majorVersion(stdout + stderr)),
    );
  });
}

/** The path of a `java` that is new enough; a SetupError says what there is and what to install. */
export async function findJava(
  env: NodeJS.ProcessEnv = process.env,
  jvmFolders: readonly string[] = JVM_FOLDERS,
): Promise<string> {
  let newest = 0;
  for (const java of javaCandidates(env, jvmFolders)) {
    const version = await versionOf(java);
    if (version >= OLDEST_JAVA) return java;
    newest = Math.max(newest, version);
  }
  const found = newest === 0 ? 'none was found' : `the newest found is ${newest}`;
  throw new SetupError(
    `The Firestore emulator needs a JDK ${OLDEST_JAVA} or newer, and ${found}: install one (https://adoptium.net) or set JAVA_HOME to it.`,
  );
}
