import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, realpathSync, renameSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { EMULATORS_FOLDER, ROOT } from '../paths.ts';
import { SetupError } from '../setup-error.ts';

const MAIN_CLASS = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';

type Download = { readonly downloadPathRelativeToCacheDir: string };
type EmulatorDownloads = { readonly firestore: Download; readonly ui: { readonly main: Download } };

function downloads(): EmulatorDownloads {
  const list = join(ROOT, 'node_modules/firebase-tools/lib/emulator/downloadableEmulatorInfo.json');
  return JSON.parse(readFileSync(list, 'utf8')) as EmulatorDownloads;
}

function isDownloaded(download: Download, env: NodeJS.ProcessEnv): boolean {
  const cache = env.FIREBASE_EMULATORS_PATH ?? join(homedir(), '.cache', 'firebase', 'emulators');
  return existsSync(join(cache, download.downloadPathRelativeToCacheDir));
}

/** Whether the emulators' web page is on this machine; it is a download that nothing here depends on. */
export function isEmulatorUiDownloaded(env: NodeJS.ProcessEnv = process.env): boolean {
  return isDownloaded(downloads().ui.main, env);
}

/** The emulator's jar in the Google Cloud CLI that the PATH leads to, when that component is installed. */
export function gcloudComponentJar(env: NodeJS.ProcessEnv): string | undefined {
  for (const folder of (env.PATH ?? '').split(delimiter)) {
    const gcloud = join(folder, 'gcloud');
    if (folder === '' || !existsSync(gcloud)) continue;
    const platform = join(dirname(realpathSync(gcloud)), '..', 'platform');
    const jar = join(platform, 'cloud-firestore-emulator', 'cloud-firestore-emulator.jar');
    if (existsSync(jar)) return jar;
  }
  return undefined;
}

/** A manifest that starts the class in `jar`, which names no main class of its own. */
export function startingManifest(jar: string): string {
  return `Main-Class: ${MAIN_CLASS}\nClass-Path: ${pathToFileURL(jar).href}\n`;
}

/** A jar of one manifest that `java -jar` starts the component with; made anew when the component has moved. */
async function startingJar(componentJar: string, java: string): Promise<string> {
  const starter = join(EMULATORS_FOLDER, 'firestore-emulator.jar');
  const manifestFile = join(EMULATORS_FOLDER, 'firestore-emulator.mf');
  const manifest = startingManifest(componentJar);
  const isMade =
    existsSync(starter) && existsSync(manifestFile) && readFileSync(manifestFile, 'utf8') === manifest;
  if (isMade) return starter;
  const tool = join(dirname(java), 'jar');
  if (!existsSync(tool)) {
    throw new SetupError(
      `${java} belongs to a runtime without the \`jar\` tool: install a JDK of the same version.`,
    );
  }
  mkdirSync(EMULATORS_FOLDER, { recursive: true });
  const unfinished = `${starter}.${process.pid}`;
  writeFileSync(`${unfinished}.mf`, manifest);
  await promisify(execFile)(tool, ['--create', '--file', unfinished, '--manifest', `${unfinished}.mf`]);
  renameSync(unfinished, starter);
  renameSync(`${unfinished}.mf`, manifestFile);
  return starter;
}

/** Which Firestore emulator will be started: firebase-tools' own unless `override` names another jar. */
export type FirestoreEmulator = { readonly override?: string; readonly needsDownload: boolean };

/**
 * Chooses the jar that FIRESTORE_EMULATOR_BINARY_PATH already names, else the one in firebase-tools' cache,
 * else the Google Cloud CLI's component, else firebase-tools' own, which it has to download first.
 */
export async function chooseFirestoreEmulator(
  java: string,
  env: NodeJS.ProcessEnv = process.env,
): Promise<FirestoreEmulator> {
  const named = env.FIRESTORE_EMULATOR_BINARY_PATH;
  if (named) {
    if (existsSync(named)) return { override: named, needsDownload: false };
    throw new SetupError(
      `FIRESTORE_EMULATOR_BINARY_PATH names ${named}, which is not there: correct it or unset it.`,
    );
  }
  if (isDownloaded(downloads().firestore, env)) return { needsDownload: false };
  const component = gcloudComponentJar(env);
  if (component === undefined) return { needsDownload: true };
  return { override: await startingJar(component, java), needsDownload: false };
}
