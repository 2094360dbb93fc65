import * as v from 'valibot';

/** What a Firebase web app is told about its project; further members are passed on as they are. */
export const firebaseConfig = v.looseObject({ projectId: v.string(), apiKey: v.string() });

export type FirebaseConfig = v.InferOutput<typeof firebaseConfig>;

export interface Environment {
  /** What goes before an API path: empty for the app's own origin, else an origin or a path without `/` at its end. */
  apiBaseUrl: string;
  /** The project's configuration where it is built in; null to ask the hosting for it. */
  firebaseConfig: FirebaseConfig | null;
  /** The site key of reCAPTCHA Enterprise for App Check; null where nobody asks the app to vouch for itself. */
  appCheckSiteKey: string | null;
}

interface BuildVariables {
  readonly VITE_API_BASE_URL?: string;
  readonly VITE_FIREBASE_CONFIG?: string;
  readonly VITE_APP_CHECK_SITE_KEY?: string;
}

declare global {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- this is how Vite is told about variables
  interface ImportMetaEnv extends BuildVariables {}
}

const API_BASE_URL = /^(https?:\/\/[^/\s?#]+)?(\/[^\s?#]*)?$/;

function parseFirebaseConfig(text: string): FirebaseConfig {
  try {
    return v.parse(firebaseConfig, JSON.parse(text));
  } catch (cause) {
    throw new Error(
      'VITE_FIREBASE_CONFIG must be the JSON of a Firebase web app’s configuration, with at least projectId and apiKey.',
      { cause },
    );
  }
}

/** Reads the build's `VITE_…` variables; throws an Error whose message says which one is wrong and how. */
export function parseEnvironment(variables: BuildVariables): Environment {
  const base = (variables.VITE_API_BASE_URL ?? '').trim();
  if (!API_BASE_URL.test(base)) {
    throw new Error(`VITE_API_BASE_URL must be an address such as https://api.example.org, not “${base}”.`);
  }
  const config = (variables.VITE_FIREBASE_CONFIG ?? '').trim();
  const siteKey = (variables.VITE_APP_CHECK_SITE_KEY ?? '').trim();
  return {
    apiBaseUrl: base.replace(/\/+$/, ''),
    firebaseConfig: config === '' ? null : parseFirebaseConfig(config),
    appCheckSiteKey: siteKey === '' ? null : siteKey,
  };
}

/** The environment of this build. */
export const environment = parseEnvironment(import.meta.env);
