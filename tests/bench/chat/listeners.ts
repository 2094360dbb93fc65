import { deleteApp, initializeApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  getFirestore,
  limit,
  onSnapshot,
  orderBy,
  query,
} from 'firebase/firestore';
import { setTimeout as pause } from 'node:timers/promises';

/** The slowest of many may hear the last message long after the one whose time is taken. */
const PATIENCE_MS = 15_000;

const { FIRESTORE_EMULATOR_HOST = '', GCLOUD_PROJECT = '' } = process.env;

/** Somebody else who listens to the room, over a connection of their own. */
export interface Listener {
  /** The texts of what has come, in the order in which it came. */
  readonly heard: readonly string[];
  readonly leave: () => Promise<void>;
}

/** Joins the room; resolves when the listener is live. */
export async function joinRoom(name: string): Promise<Listener> {
  const app = initializeApp({ projectId: GCLOUD_PROJECT }, name);
  const db = getFirestore(app);
  const [host = '', port = ''] = FIRESTORE_EMULATOR_HOST.split(':');
  connectFirestoreEmulator(db, host, Number(port));
  const heard: string[] = [];
  const live = Promise.withResolvers<void>();
  onSnapshot(
    query(collection(db, 'messages'), orderBy('createdAt', 'desc'), limit(100)),
    (snapshot) => {
      const added = snapshot.docChanges().filter(({ type }) => type === 'added');
      heard.push(...added.map(({ doc }) => String(doc.get('text'))).reverse());
      if (!snapshot.metadata.fromCache) live.resolve();
    },
    live.reject,
  );
  await live.promise;
  return { heard, leave: () => deleteApp(app) };
}

/** How many of a run's messages the listeners have not heard, all together, after waiting for the slowest. */
export async function missedBy(listeners: readonly Listener[], run: string, said: number): Promise<number> {
  const missing = () =>
    listeners.reduce((sum, { heard }) => {
      const different = new Set(heard.filter((text) => text.includes(run)));
      return sum + said - different.size;
    }, 0);
  const until = Date.now() + PATIENCE_MS;
  while (missing() > 0 && Date.now() < until) await pause(250);
  return missing();
}
