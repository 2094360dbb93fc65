import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getCountFromServer,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import { beforeEach, describe, it } from 'vitest';
import { newMessage, storedMessage } from '../fixtures/messages.ts';
import { ada, everybody } from '../fixtures/personas.ts';
import { as, expectDenied, store } from './store.ts';

/** Paths of a stored document each: the API's collections, made-up ones, and what lies below or beside the room. */
const closed = [
  ['76', 'users/ada'],
  ['76', 'articles/a1'],
  ['76', 'deletedArticles/a1'],
  ['76', 'reviews/ada:bob'],
  ['76', 'accounts/uid-of-ada'],
  ['76', 'idempotencyKeys/k1'],
  ['76', 'quotaDays/uid-of-ada:2026-01-05'],
  ['76', 'deletions/d1'],
  ['76', 'reports/r1'],
  ['76', 'blocks/uid-of-ada'],
  ['76', 'notifications/mention:m1:ada'],
  ['77', 'anything/a1'],
  ['77', 'Messages/a1'],
  ['77', 'users/ada/messages/m1'],
  ['77', 'users/ada/private/settings'],
  ['77', 'messages/m1/replies/r1'],
  ['77', 'messages/m1/messages/m2'],
] as const;

// What would be allowed among the messages: the collection alone is what refuses it.
const fields = { ...storedMessage(ada), uid: ada.uid, username: ada.username };

describe.each(closed)('%s %s', (_case, path) => {
  const parent = path.slice(0, path.lastIndexOf('/'));

  beforeEach(() => store([path, fields]));

  it.each(everybody)('is closed to %s', async (_who, persona) => {
    const db = as(persona);
    await expectDenied(
      () => getDoc(doc(db, path)),
      () => getDoc(doc(db, `${parent}/not-there`)),
      () => getDocs(query(collection(db, parent), limit(1))),
      () => getCountFromServer(query(collection(db, parent), limit(1))),
      () => setDoc(doc(db, `${parent}/new`), newMessage(ada)),
      () => setDoc(doc(db, path), newMessage(ada)),
      () => updateDoc(doc(db, path), { bio: 'Hello' }),
      () => deleteDoc(doc(db, path)),
    );
  });
});

describe.each([
  'users',
  'articles',
  'reviews',
  'accounts',
  'deletedArticles',
  'idempotencyKeys',
  'quotaDays',
  'deletions',
  'reports',
  'blocks',
  'notifications',
  'replies',
])('78 a query of every collection named %s', (name) => {
  it.each(everybody)('is refused to %s', async (_who, persona) => {
    await store([`${name}/d1`, fields], [`messages/m1/${name}/d1`, fields]);
    await expectDenied(() => getDocs(query(collectionGroup(as(persona), name), limit(1))));
  });
});
