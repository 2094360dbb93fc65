import { storedBlocks } from '@knack/contract/blocks';
import { FORMER_MEMBER } from '@knack/contract/messages';
import { storedReview } from '@knack/contract/reviews';
import * as v from 'valibot';
import { backOff } from '../platform/clock.ts';
import { users } from '../platform/collections.ts';
import type { Leaver } from '../platform/deletions.ts';
import { isMissing, isOvertaken } from '../platform/failures.ts';
import type { Firestore, QueryDocumentSnapshot, WriteBatch } from '../platform/firestore.ts';
import { moveRatings } from '../platform/ratings.ts';
import { unavailable } from '../platform/refusal.ts';
import { PERSONAL_DATA, documentsOf, type PersonalData } from './personal-data.ts';

/** Documents to a commit: Firestore takes 500 writes, and a review that is no longer counted takes two. */
const BATCH = 200;

// A commit is overtaken by whoever changes one of its documents at the same moment.
const MAX_TRIES = 10;

const listed = v.pick(storedBlocks, ['members']);
const rated = v.pick(storedReview, ['created_about', 'rating', 'skill']);

/** Whether there is a member of this name. */
export async function profileExists(db: Firestore, username: string): Promise<boolean> {
  return (await users(db).doc(username).get()).exists;
}

/**
 * Does to some of the person's documents of one kind what deletion does to them, all of them or none; answers how many
 * they were: 0 means that none was left.
 */
export async function sweep(db: Firestore, data: PersonalData, person: Leaver): Promise<number> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const { docs } = await documentsOf(db, data, person).limit(BATCH).get();
    if (docs.length === 0) return 0;
    const batch = db.batch();
    if (data.onDeletion === 'uncount') await uncount(batch, db, docs);
    for (const document of docs) {
      const { ref, updateTime: lastUpdateTime } = document;
      if (data.onDeletion === 'anonymise') batch.update(ref, { ...FORMER_MEMBER, userPhotoURL: null });
      else if (data.onDeletion === 'unlist')
        batch.update(ref, withoutMember(document, person), { lastUpdateTime });
      // As it was read, because its rating has been.
      else batch.delete(ref, { lastUpdateTime });
    }
    try {
      await batch.commit();
      return docs.length;
    } catch (error) {
      if (!isMissing(error) && !isOvertaken(error)) throw error;
    }
    await backOff(tries);
  }
  throw unavailable(new Error(`Documents of ${data.collection} change faster than they are deleted`));
}

/** What is left of a list of members without this one. */
function withoutMember(document: QueryDocumentSnapshot, { uid }: Leaver): object {
  const list = v.safeParse(listed, document.data());
  const members = list.success ? list.output.members.filter((member) => member.uid !== uid) : [];
  return { members, uids: members.map((member) => member.uid) };
}

/** Moves back the ratings of whom these reviews are about; a member who is gone has none. */
async function uncount(
  batch: WriteBatch,
  db: Firestore,
  docs: readonly QueryDocumentSnapshot[],
): Promise<void> {
  const reviews = docs.flatMap((document) => {
    const review = v.safeParse(rated, document.data());
    return review.success ? [review.output] : [];
  });
  if (reviews.length === 0) return;
  const refs = reviews.map(({ created_about }) => db.collection('users').doc(created_about));
  const members = await db.getAll(...refs, { fieldMask: [] });
  const there = new Set(members.filter(({ exists }) => exists).map(({ id }) => id));
  for (const review of reviews) {
    if (there.has(review.created_about)) moveRatings(batch, db, review.created_about, review, null);
  }
}

/**
 * Deletes the profile and what ties it to its account, in one commit, unless something else of the person is still
 * there, which others may have written meanwhile (a review about them). Answers whether it did.
 */
export async function close(db: Firestore, person: Leaver): Promise<boolean> {
  const closed = PERSONAL_DATA.filter(({ onDeletion }) => onDeletion === 'close');
  const before = PERSONAL_DATA.filter(({ onDeletion }) => onDeletion !== 'close');
  return db.runTransaction(async (transaction) => {
    // First the profile: whoever writes about the person changes it, so that from here on they wait for this.
    const last = await Promise.all(closed.map((data) => transaction.get(documentsOf(db, data, person))));
    const rest = await Promise.all(
      before.map((data) => transaction.get(documentsOf(db, data, person).limit(1))),
    );
    if (rest.some(({ empty }) => !empty)) return false;
    for (const { ref } of last.flatMap(({ docs }) => docs)) transaction.delete(ref);
    return true;
  });
}
