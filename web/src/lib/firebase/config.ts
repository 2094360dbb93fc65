import * as v from 'valibot';
import { environment, firebaseConfig, type FirebaseConfig } from '../../config/environment.ts';
import { askHosting, HOSTED, isDemoProject } from './hosted.ts';

/** Where the emulators of a demo project listen, as `host:port`. */
const emulatorAddresses = v.record(v.string(), v.object({ hostAndPort: v.string() }));

export interface FirebaseSetup {
  config: FirebaseConfig;
  /** Addresses as `host:port` by the emulator's name (`auth`, `firestore`); empty in production. */
  emulators: Record<string, string>;
}

/** The hosting, real or emulated, knows its project: one build serves every community. */
async function fetchConfig(): Promise<FirebaseConfig> {
  return v.parse(firebaseConfig, JSON.parse(await askHosting(HOSTED.config)));
}

/** The script for pages without modules names every emulator. */
async function fetchEmulators(): Promise<Record<string, string>> {
  const script = await askHosting(HOSTED.emulators);
  const [, json = '{}'] = /var firebaseEmulators = (\{[^;]*\});/.exec(script) ?? [];
  const addresses = v.parse(emulatorAddresses, JSON.parse(json));
  return Object.fromEntries(Object.entries(addresses).map(([name, { hostAndPort }]) => [name, hostAndPort]));
}

/** The project to talk to, from the build or else from the hosting; a demo project never means the real Firebase. */
export async function readFirebaseSetup(): Promise<FirebaseSetup> {
  const config = environment.firebaseConfig ?? (await fetchConfig());
  return { config, emulators: isDemoProject(config.projectId) ? await fetchEmulators() : {} };
}

let asked: Promise<FirebaseSetup> | undefined;

/** The same, read once: also ahead of the library that needs it. Rejects as it does, and starts over when asked again. */
export function firebaseSetup(): Promise<FirebaseSetup> {
  asked ??= readFirebaseSetup().catch((error: unknown) => {
    asked = undefined;
    throw error;
  });
  return asked;
}
