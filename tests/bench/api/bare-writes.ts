import {
  FieldValue,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Timestamp,
  type WriteBatch,
} from '@google-cloud/firestore';
import type { Auth } from 'firebase-admin/auth';

/** A request that writes, as the SDK alone would do it. */
export type BareWrite = 'article' | 'first review' | 'review again' | 'profile' | 'member';

const quotas = new Map<string, Timestamp>();
let made = 0;

/**
 * Does what the API does for a request that writes, without anything around it: the same token checked, the same
 * documents read, and documents of the same shape written in one commit under the same conditions. They are copies
 * of what the API stored, in collections of their own.
 */
export async function writeBare(db: Firestore, auth: Auth, token: string, write: BareWrite): Promise<object> {
  const { uid } = await auth.verifyIdToken(token, true);
  made += 1;
  const next = (collection: string) => db.doc(`bare-${collection}/${process.pid}-${made}`);
  const told = { notificationsVersion: FieldValue.increment(1) };
  const about = await copy(db, 'users');

  switch (write) {
    case 'article': {
      const { data } = await copy(db, 'articles');
      await commitCounted(db, uid, (batch) => batch.create(next('articles'), data));
      return data;
    }
    case 'first review':
    case 'review again': {
      const { data, document } = await copy(db, 'reviews');
      const notification = { ...(await copy(db, 'notifications')).data, createdAt: new Date() };
      const earlier = write === 'review again' ? await document.get() : null;
      await commitCounted(db, uid, (batch) => {
        if (earlier === null) batch.create(next('reviews'), data);
        else batch.update(document, data, unchanged(earlier));
        batch
          .update(about.document, {
            ratingCount: FieldValue.increment(1),
            ratingSum: FieldValue.increment(5),
          })
          .set(next('notifications'), notification)
          .update(about.document, told);
      });
      return data;
    }
    case 'profile': {
      const before = await about.document.get();
      const { bio, skills, interests, words, swaps } = about.data;
      const change = { bio, skills, interests, words, swaps, updatedAt: new Date() };
      await commitCounted(db, uid, (batch) => batch.update(about.document, change, unchanged(before)));
      return { ...before.data(), ...change };
    }
    case 'member': {
      const { customClaims, displayName = null } = await auth.getUser(uid);
      const batch = guarded(db, uid).create(next('accounts'), {
        username: displayName,
        createdAt: new Date(),
      });
      await batch.create(next('users'), about.data).commit();
      await auth.updateUser(uid, { displayName });
      await auth.setCustomUserClaims(uid, customClaims ?? null);
      return about.data;
    }
  }
}

// As every commit of a person's that creates something: unless their account is being deleted.
function guarded(db: Firestore, uid: string): WriteBatch {
  return db.batch().delete(db.doc(`bare-deletions/${uid}`), { exists: false });
}

/** Commits what is written and counts it as the API does: on condition of what is known of the count. */
async function commitCounted(
  db: Firestore,
  uid: string,
  write: (batch: WriteBatch) => unknown,
): Promise<void> {
  const batch = guarded(db, uid);
  write(batch);
  const document = db.doc(`bare-quotas/${uid}`);
  const lastUpdateTime = quotas.get(uid);
  if (lastUpdateTime) batch.update(document, { counts: { articles: made } }, { lastUpdateTime });
  else batch.create(document, { uid, day: '2026-01-05', counts: { articles: 1 }, expireAt: new Date() });
  const written = await batch.commit();
  const last = written.at(-1);
  if (last) quotas.set(uid, last.writeTime);
}

const unchanged = ({ updateTime }: DocumentSnapshot) => ({
  ...(updateTime && { lastUpdateTime: updateTime }),
});

interface Copy {
  document: DocumentReference;
  data: Record<string, unknown>;
}

const copies = new Map<string, Promise<Copy>>();

/** A copy of something that the API stored; made once. */
function copy(db: Firestore, collection: string): Promise<Copy> {
  const known = copies.get(collection);
  if (known) return known;
  const copied = (async () => {
    const [stored] = (await db.collection(collection).orderBy('createdAt', 'desc').limit(1).get()).docs;
    if (stored === undefined) throw new Error(`There is nothing stored in ${collection}.`);
    const document = db.doc(`bare-${collection}/copy`);
    const data = stored.data();
    await document.set(data);
    return { document, data };
  })();
  copies.set(collection, copied);
  return copied;
}
