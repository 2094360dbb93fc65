import {
  connectFirestoreEmulator,
  disableNetwork,
  enableNetwork,
  initializeFirestore,
  memoryLocalCache,
  memoryLruGarbageCollector,
  type Firestore,
} from 'firebase/firestore';
import { openFirebaseApp } from './app.ts';

let store: Firestore | undefined;

/** The database of the chat; rejects when the configuration cannot be fetched, and starts over when asked again. */
export async function openFirestore(): Promise<Firestore> {
  const { app, emulator } = await openFirebaseApp();
  if (store !== undefined) return store;
  const address = emulator('firestore');
  // What was read stays in memory, so that whoever comes back to the room is sent only what is new.
  const localCache = memoryLocalCache({ garbageCollector: memoryLruGarbageCollector() });
  store = initializeFirestore(app, { localCache });
  if (address !== null) {
    const { hostname, port } = new URL(`http://${address}`);
    connectFirestoreEmulator(store, hostname, Number(port));
  }
  return store;
}

/**
 * Hangs up and dials again, with a fresh token and without the library's growing pauses. Listeners carry on where they
 * were, and what waits to be written is written.
 */
export async function redial(): Promise<void> {
  const opened = await openFirestore();
  await disableNetwork(opened);
  await enableNetwork(opened);
}
