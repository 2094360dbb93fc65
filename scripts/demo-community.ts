import { DEMO_LOGINS } from './demo/logins.ts';
import type { Suite } from './emulators/suite.ts';

const SHOWN_LOGINS = 3;

/** Fills an empty suite with the demo community, by way of the API's own code. */
export async function loadDemoCommunity({ env }: Suite): Promise<void> {
  // Brings the functions' dependencies with it, which a start with kept data has no use for.
  const { loadDemo } = await import('./demo/load-demo.ts');
  await loadDemo({
    appUrl: env.APP_URL,
    firestoreHost: env.FIRESTORE_EMULATOR_HOST,
    authHost: env.FIREBASE_AUTH_EMULATOR_HOST,
    projectId: env.GCLOUD_PROJECT,
  });
}

/** A few lines that say how to log in. */
export function demoLogins(): string[] {
  return DEMO_LOGINS.slice(0, SHOWN_LOGINS).map(
    ({ email, password, username }) => `${email}, password ${password} (${username})`,
  );
}
