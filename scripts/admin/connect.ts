import type { Platform } from '../../functions/src/platform/platform.ts';

/** The project's store and accounts, by the environment's credentials or the emulators' variables. */
export async function connectProject(project: string): Promise<Platform> {
  // The SDKs read these when they are first used.
  process.env['GCLOUD_PROJECT'] = project;
  process.env['GOOGLE_CLOUD_PROJECT'] = project;
  const { connectPlatform } = await import('../../functions/src/platform/platform.ts');
  return connectPlatform();
}
