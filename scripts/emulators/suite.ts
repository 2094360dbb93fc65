import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { showProgress } from '../progress.ts';
import { ROOT, defaultProject } from '../paths.ts';
import { downloadFirestoreEmulator } from './download-firestore-emulator.ts';
import { FIREBASE_CLI, firebaseCliEnvironment, writeJavaLauncher } from './firebase-cli.ts';
import { findJava } from './find-java.ts';
import { chooseFirestoreEmulator, isEmulatorUiDownloaded } from './firestore-emulator-jar.ts';
import type { GuardOrder } from './guard-order.ts';
import { HOST, type ClaimedPorts, type Ports } from './ports.ts';
import { suiteConfig, type FirebaseConfig, type ServedFiles } from './suite-config.ts';
import { makeSuiteFolder, removeOldSuiteFolders } from './suite-folder.ts';
import { startSuiteProcess, type SuiteProcess } from './suite-process.ts';
import { waitUntilReady } from './suite-readiness.ts';

const LOG = 'suite.log';

/** What a command needs to find the suite. */
export type SuiteEnvironment = {
  readonly APP_URL: string;
  readonly FIRESTORE_EMULATOR_HOST: string;
  readonly FIREBASE_AUTH_EMULATOR_HOST: string;
  readonly FIREBASE_EMULATOR_HUB: string;
  readonly GCLOUD_PROJECT: string;
};

/** A suite that answers requests. */
export type Suite = {
  readonly ports: Ports;
  readonly env: SuiteEnvironment;
  /** Everything that the emulators said. */
  readonly logFile: string;
  /** Fulfilled when the suite has ended, whether asked to or not. */
  readonly ended: Promise<void>;
  /** Stops everything and gives the ports back; its logs go too when there is nothing to be learnt from them. */
  readonly stop: (options?: { readonly keepLogs?: boolean }) => Promise<void>;
  /** Ends every process of the suite without waiting. */
  readonly kill: () => void;
};

/** What a suite begins with. */
export type SuiteOptions = {
  readonly claimed: ClaimedPorts;
  readonly interrupted: AbortSignal;
  /** Copies what is to be served into the folder, or names the working tree's own files. */
  readonly provideFiles: (folder: string) => Promise<ServedFiles>;
  /** A folder that an earlier suite exported. */
  readonly importFrom?: string | undefined;
  /** Whether it is for some minutes of tests, and not to be measured or worked with for long. */
  readonly shortLived?: boolean;
};

function environmentOf(ports: Ports, project: string): SuiteEnvironment {
  return {
    APP_URL: `http://${HOST}:${ports.app}`,
    FIRESTORE_EMULATOR_HOST: `${HOST}:${ports.firestore}`,
    FIREBASE_AUTH_EMULATOR_HOST: `${HOST}:${ports.auth}`,
    FIREBASE_EMULATOR_HUB: `${HOST}:${ports.hub}`,
    GCLOUD_PROJECT: project,
  };
}

/** The CLI takes the folder of its configuration for the project's, so the file has to be at the root. */
function writeConfig(ports: Ports, files: ServedFiles): string {
  const config = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8')) as FirebaseConfig;
  const file = join(ROOT, `.firebase-suite-${ports.app}.json`);
  writeFileSync(
    file,
    JSON.stringify(suiteConfig(config, ports, files, { ui: isEmulatorUiDownloaded() }), null, 2),
  );
  return file;
}

/** What is in place before the CLI starts: where things are, and the environment it runs in. */
type Preparation = { readonly order: GuardOrder; readonly cliEnv: NodeJS.ProcessEnv };

async function prepare(options: SuiteOptions, folder: string, scratch: string): Promise<Preparation> {
  const { claimed, interrupted, provideFiles, importFrom, shortLived = false } = options;
  await removeOldSuiteFolders();
  const java = await findJava();
  const emulator = await chooseFirestoreEmulator(java);
  const javaPidFile = join(scratch, 'java.pid');
  writeJavaLauncher(scratch, { java, pidFile: javaPidFile, shortLived });
  if (emulator.needsDownload) await downloadFirestoreEmulator(scratch, interrupted);
  const files = await provideFiles(folder);
  interrupted.throwIfAborted();
  const config = writeConfig(claimed.ports, files);
  const data = importFrom === undefined ? [] : ['--import', importFrom];
  return {
    order: {
      args: [FIREBASE_CLI, 'emulators:start', '--project', defaultProject(), '--config', config, ...data],
      folder,
      logFile: join(folder, LOG),
      javaPidFile,
      remove: [config, scratch],
    },
    cliEnv: firebaseCliEnvironment([scratch], {
      // Hub and functions keep files under fixed names in the temporary folder.
      TMPDIR: scratch,
      ...(emulator.override && { FIRESTORE_EMULATOR_BINARY_PATH: emulator.override }),
    }),
  };
}

/**
 * Starts the emulators and waits until the app and its API answer. Rejects with a SetupError that shows the end
 * of the log when they do not, and leaves no process behind then or when `interrupted`.
 */
export async function startSuite(options: SuiteOptions): Promise<Suite> {
  const { claimed, interrupted } = options;
  const { ports, release } = claimed;
  const env = environmentOf(ports, defaultProject());
  const folder = makeSuiteFolder(ports.app);
  const logFile = join(folder, LOG);
  const scratch = mkdtempSync(join(tmpdir(), 'knack-'));
  let suiteProcess: SuiteProcess | undefined;
  try {
    const { order, cliEnv } = await prepare(options, folder, scratch);
    const { ended, stop, kill } = (suiteProcess = startSuiteProcess(order, cliEnv));
    void ended.then(release);
    await showProgress('Starting the emulators', () => waitUntilReady({ env, logFile, ended, interrupted }));
    const stopAndTidy = async ({ keepLogs = false } = {}): Promise<void> => {
      await stop();
      if (!keepLogs) rmSync(folder, { recursive: true, force: true });
    };
    return { ports, env, logFile, ended, stop: stopAndTidy, kill };
  } catch (error) {
    await suiteProcess?.stop();
    release();
    rmSync(scratch, { recursive: true, force: true });
    if (!existsSync(logFile)) rmSync(folder, { recursive: true, force: true });
    // Ctrl-C ends the tools that are asked what the machine has, too: nothing is missing then.
    interrupted.throwIfAborted();
    throw error;
  }
}
