import * as v from 'valibot';
import { environment, firebaseConfig, type FirebaseConfig } from '../../config/environment.ts';

/** Where the emulators of a demo project listen, as `host:port`. */
const emulatorAddresses = v.record(v.string(), v.object({ hostAndPort: v.string() }));

export interface FirebaseSetup {
  config: FirebaseConfig;
  /** Addresses as `host:port` by the emulator's name (`auth`, `firestore`); empty in production. */
  emulators: Record<string, string>;
}

/** A project that exists on this computer only: the Firebase tools keep the prefix for that. */
export function isDemoProject(projectId: string): boolean {
  return projectId.startsWith('demo-');
}

async function fetchText(path: string): Promise<string> {
  const response = await fetch(path, { credentials: 'omit' });
  if (!response.ok) throw new TypeError(`${path} was answered with ${response.status}`);
  return response.text();
}

/** The hosting, real or emulated, knows its project: one build serves every community. */
async function fetchConfig(): Promise<FirebaseConfig> {
  return v.parse(firebaseConfig, JSON.parse(await fetchText('/__/firebase/init.json')));
}

/** The script that the emulated hosting makes for pages without modules names every emulator, whatever its port. */
async function fetchEmulators(): Promise<Record<string, string>> {
  const script = await fetchText('/__/firebase/init.js?useEmulator=true');
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
