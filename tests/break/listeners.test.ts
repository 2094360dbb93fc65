import { randomUUID } from 'node:crypto';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  disableNetwork,
  enableNetwork,
  getFirestore,
  limit,
  onSnapshot,
  orderBy,
  query,
} from 'firebase/firestore';
import { Firestore, GrpcStatus, Timestamp } from '@google-cloud/firestore';
import { afterAll, expect, it, vi } from 'vitest';

const LISTENERS = 100;
const { FIRESTORE_EMULATOR_HOST = '', GCLOUD_PROJECT = '' } = process.env;
const db = new Firestore({ projectId: GCLOUD_PROJECT });
afterAll(() => db.terminate());

/** Somebody in the room, over a connection of their own. */
function joinRoom(name: string) {
  const app = initializeApp({ projectId: GCLOUD_PROJECT }, name);
  const own = getFirestore(app);
  const [host = '', port = ''] = FIRESTORE_EMULATOR_HOST.split(':');
  connectFirestoreEmulator(own, host, Number(port));
  const heard: string[] = [];
  const failures: Error[] = [];
  onSnapshot(
    query(collection(own, 'messages'), orderBy('createdAt', 'desc'), limit(100)),
    (snapshot) => {
      for (const { type, doc } of snapshot.docChanges())
        if (type === 'added') heard.push(String(doc.get('text')));
    },
    (error) => failures.push(error),
  );
  return {
    heard,
    failures,
    hangUp: () => disableNetwork(own),
    dial: () => enableNetwork(own),
    leave: () => deleteApp(app),
  };
}

/**
 * Writes a message, the same one again where the emulator breaks a write off: it answers UNKNOWN to some that come while
 * listeners come and go. The browser's SDK, through which people speak, sends again after such an answer by itself.
 */
async function say(text: string): Promise<void> {
  const userId = randomUUID();
  const message = { userName: 'ada', userId, userPhotoURL: null, text, createdAt: Timestamp.now() };
  const document = db.collection('messages').doc();
  const write = async (): Promise<boolean> => {
    try {
      await document.set(message);
      return true;
    } catch (error) {
      if ((error as { code?: unknown }).code === GrpcStatus.UNKNOWN) return false;
      throw error;
    }
  };
  await vi.waitUntil(write, { timeout: 20_000, interval: 50 });
}

it(
  'a hundred who lose the room and dial again at once all hear what was said meanwhile, once',
  { timeout: 60_000 },
  async () => {
    const run = randomUUID();
    const people = Array.from({ length: LISTENERS }, (_, index) => joinRoom(`${run}-${index}`));
    const allHeard = (text: string) =>
      vi.waitUntil(() => people.every(({ heard }) => heard.includes(text)), {
        timeout: 20_000,
        interval: 50,
      });
    await say(`before ${run}`);
    await allHeard(`before ${run}`);

    await Promise.all(people.map(({ hangUp }) => hangUp()));
    await say(`meanwhile ${run}`);
    const dialled = performance.now();
    await Promise.all(people.map(({ dial }) => dial()));
    await allHeard(`meanwhile ${run}`);
    console.log(`${LISTENERS} listeners were back after ${Math.round(performance.now() - dialled)} ms`);

    await say(`after ${run}`);
    await allHeard(`after ${run}`);
    for (const { heard, failures } of people) {
      expect(failures).toEqual([]);
      expect(heard.filter((text) => text.includes(run))).toHaveLength(3);
    }
    await Promise.all(people.map(({ leave }) => leave()));
  },
);
