import { initializeApp, type FirebaseApp } from 'firebase/app';
import { environment } from '../../config/environment.ts';
import { firebaseSetup } from './config.ts';
import { isDemoProject } from './hosted.ts';

interface OpenApp {
  app: FirebaseApp;
  /** The `host:port` of an emulator, or null where the real service is meant; throws if a demo project lacks it. */
  emulator: (name: 'auth' | 'firestore') => string | null;
}

let opening: Promise<OpenApp> | undefined;

/** The one Firebase app of this page; rejects when the configuration cannot be fetched, and starts over when asked. */
export function openFirebaseApp(): Promise<OpenApp> {
  opening ??= open().catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  return opening;
}

async function open(): Promise<OpenApp> {
  const { config, emulators } = await firebaseSetup();
  const app = initializeApp(config);
  // Before sign-in and the room are opened, so that they send its token along from their first call.
  if (environment.appCheckSiteKey !== null) {
    const { startAppCheck } = await import('./app-check.ts');
    startAppCheck(app, environment.appCheckSiteKey);
  }
  return {
    app,
    emulator: (name) => {
      const address = emulators[name];
      if (address !== undefined) return address;
      if (isDemoProject(config.projectId)) throw new Error(`The demo project has no ${name} emulator.`);
      return null;
    },
  };
}
