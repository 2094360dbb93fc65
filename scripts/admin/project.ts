import { SetupError } from '../setup-error.ts';

const EMULATORS = ['FIRESTORE_EMULATOR_HOST', 'FIREBASE_AUTH_EMULATOR_HOST'] as const;

/**
 * The project that a command is about, which has to be named: a `demo-` project with both emulators' variables set, or a
 * real one with neither. Throws a SetupError for anything else, so that nobody meets the one and means the other.
 */
export function requireProject(project: string | undefined, env: NodeJS.ProcessEnv): string {
  if (project === undefined) throw new SetupError('Say which community: --project <id>.');
  const set = EMULATORS.filter((name) => env[name]);
  if (project.startsWith('demo-')) {
    if (set.length === EMULATORS.length) return project;
    throw new SetupError(
      `${project} exists in the emulators only: run this inside npm run emulate, or set ${EMULATORS.join(' and ')}.`,
    );
  }
  if (set.length === 0) return project;
  throw new SetupError(`${set.join(' and ')} would lead ${project} to an emulator: unset it.`);
}

/** What a person does about a failure of the platform's; undefined for any other. */
export function accessRemedy(error: unknown): string | undefined {
  const text = error instanceof Error ? `${error.message} ${String(error.cause)}` : String(error);
  if (/default credentials|invalid_grant|invalid_rapt|reauth/i.test(text))
    return 'You are not signed in to Google Cloud: run `gcloud auth application-default login`, or set GOOGLE_APPLICATION_CREDENTIALS.';
  if (/PERMISSION_DENIED|permission/i.test(text))
    return 'Your Google account may not do this: ask an owner of the project for the role "Firebase Admin".';
  return undefined;
}

/** A failure of the platform's as a SetupError with what a person does about it; any other as it is. */
export function accessFailure(error: unknown): unknown {
  const remedy = accessRemedy(error);
  return remedy === undefined ? error : new SetupError(remedy);
}
