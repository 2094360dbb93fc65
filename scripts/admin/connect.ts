import type { Platform } from '../../functions/src/platform/platform.ts';
import { SetupError } from '../setup-error.ts';
import { accessRemedy } from './project.ts';

/**
 * The project's store and accounts, by the environment's credentials or the emulators' variables. Throws a SetupError with
 * the remedy where a real project is meant and there are no credentials.
 */
export async function connectProject(project: string): Promise<Platform> {
  // The SDKs read these when they are first used.
  process.env['GCLOUD_PROJECT'] = project;
  process.env['GOOGLE_CLOUD_PROJECT'] = project;
  if (!project.startsWith('demo-')) await requireCredentials();
  const { connectPlatform } = await import('../../functions/src/platform/platform.ts');
  return connectPlatform();
}

/** Asked ahead: what the store's library throws when it finds none is past catching. */
async function requireCredentials(): Promise<void> {
  const { applicationDefault } = await import('firebase-admin/app');
  try {
    await applicationDefault().getAccessToken();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new SetupError(accessRemedy(error) ?? `Google Cloud does not take your credentials: ${reason}`);
  }
}
