import { isDeepStrictEqual } from 'node:util';
import type { StoredReview } from '@knack/contract/reviews';
import type { StoredUser } from '@knack/contract/users';
import { reviews, users } from '../platform/collections.ts';
import { FieldPath, type Firestore } from '../platform/firestore.ts';

/** What a member's document says of their rating, and what their reviews say. */
export interface RatingCheck {
  readonly username: string;
  readonly stored: Rating;
  readonly counted: Rating;
}

interface Rating {
  readonly count: number;
  readonly sum: number;
  readonly skills: StoredUser['skillRatings'];
}

/** Checks members' ratings against their reviews, a page of members at a time; yields each whose numbers differ. */
export async function* findWrongRatings(db: Firestore, pageSize: number): AsyncGenerator<RatingCheck> {
  let last: string | undefined;
  for (;;) {
    const ordered = users(db).orderBy(FieldPath.documentId()).limit(pageSize);
    const { docs } = await (last === undefined ? ordered : ordered.startAfter(last)).get();
    for (const document of docs) {
      const check = await checkRating(db, document.id);
      if (check !== null && !agrees(check)) yield check;
    }
    last = docs.at(-1)?.id;
    if (last === undefined || docs.length < pageSize) return;
  }
}

function agrees({ stored, counted }: RatingCheck): boolean {
  return isDeepStrictEqual(stored, counted);
}

/** Reads the member and their reviews at one moment; with `repair` writes what was counted in the same transaction. */
export async function checkRating(
  db: Firestore,
  username: string,
  repair = false,
): Promise<RatingCheck | null> {
  const member = users(db).doc(username);
  return db.runTransaction(async (transaction) => {
    const found = (await transaction.get(member)).data();
    if (found === undefined) return null;
    const { docs } = await transaction.get(reviews(db).where('created_about', '==', username));
    const counted = ratingOf(docs.map((document) => document.data()));
    const stored = { count: found.ratingCount, sum: found.ratingSum, skills: ofReviewed(found.skillRatings) };
    const check = { username, stored, counted };
    if (repair && !agrees(check)) {
      const { count: ratingCount, sum: ratingSum, skills: skillRatings } = counted;
      transaction.update(member, { ratingCount, ratingSum, skillRatings });
    }
    return check;
  });
}

/** Count and sum of reviews, of all of them and of those that name each skill. */
function ratingOf(given: readonly Pick<StoredReview, 'rating' | 'skill'>[]): Rating {
  const skills: StoredUser['skillRatings'] = {};
  for (const { rating, skill } of given) {
    if (skill === null) continue;
    const { count, sum } = skills[skill] ?? { count: 0, sum: 0 };
    skills[skill] = { count: count + 1, sum: sum + rating };
  }
  return { count: given.length, sum: given.reduce((sum, { rating }) => sum + rating, 0), skills };
}

/** Without the skills whose last review has been taken back: their count stays, at 0. */
function ofReviewed(skills: StoredUser['skillRatings']): StoredUser['skillRatings'] {
  return Object.fromEntries(Object.entries(skills).filter(([, { count }]) => count > 0));
}
