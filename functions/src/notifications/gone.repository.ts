import { MESSAGES } from '@knack/contract/messages';
import type { Notification } from '@knack/contract/notifications';
import { articles, notifications } from '../platform/collections.ts';
import { isMissing } from '../platform/failures.ts';
import type { DocumentReference, Firestore } from '../platform/firestore.ts';
import { changed } from '../platform/notifications.ts';

/**
 * Those of a few notifications whose article or message is no longer there. One read for each that is about one; what
 * is about a review goes with the review, and needs none.
 */
export async function findGone(db: Firestore, told: readonly Notification[]): Promise<Notification[]> {
  const looks = told.flatMap((one) => {
    const reason = reasonOf(db, one);
    return reason === null ? [] : [{ one, reason }];
  });
  if (looks.length === 0) return [];
  const found = await db.getAll(...looks.map(({ reason }) => reason), { fieldMask: ['createdAt'] });
  return looks.filter((_look, index) => found[index]?.exists === false).map(({ one }) => one);
}

/** Takes some of a member's notifications back for good. */
export async function forget(db: Firestore, username: string, gone: readonly Notification[]): Promise<void> {
  const batch = db.batch();
  for (const { id } of gone) batch.delete(notifications(db).doc(id));
  changed(batch, db, username);
  try {
    await batch.commit();
  } catch (error) {
    // The member has gone meanwhile, and all of theirs with them.
    if (!isMissing(error)) throw error;
  }
}

function reasonOf(db: Firestore, { kind, reference }: Notification): DocumentReference | null {
  switch (kind) {
    case 'offer':
    case 'request':
      return articles(db).doc(reference);
    case 'mention':
      return db.collection(MESSAGES).doc(reference);
    case 'review':
    case 'answer':
      return null;
  }
}
