import { showProgress } from '../progress.ts';
import { runCommand } from '../run-command.ts';
import { SetupError } from '../setup-error.ts';
import { FIREBASE_CLI, firebaseCliEnvironment } from './firebase-cli.ts';

/** Lets the Firebase CLI fetch its Firestore emulator into its cache; a SetupError says what to do without a network. */
export async function downloadFirestoreEmulator(javaFolder: string, interrupted: AbortSignal): Promise<void> {
  await showProgress('Downloading the Firestore emulator, once (140 MB)', async () => {
    const code = await runCommand(process.execPath, [FIREBASE_CLI, 'setup:emulators:firestore'], {
      cwd: javaFolder,
      env: firebaseCliEnvironment([javaFolder]),
      output: 'on-failure',
      interrupted,
    });
    interrupted.throwIfAborted();
    if (code === 0) return;
    throw new SetupError(
      'The Firestore emulator is not on this machine and could not be downloaded: connect to the network for the first start, or install the Google Cloud CLI component `cloud-firestore-emulator`, or set FIRESTORE_EMULATOR_BINARY_PATH to a jar.',
    );
  });
}
