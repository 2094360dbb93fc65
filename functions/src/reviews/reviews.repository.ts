import { review, type Review, type StoredReview } from '@knack/contract/reviews';
import { backOff } from '../platform/clock.ts';
import { reviews } from '../platform/collections.ts';
import { isAlreadyThere, isMissing, isOvertaken } from '../platform/failures.ts';
import type { Firestore, Query, WriteBatch } from '../platform/firestore.ts';
import { commitOnce, firstAnswer, type Answer, type Attempt } from '../platform/idempotency.ts';
import { tell } from '../platform/notifications.ts';
import { newestFirst, readPage, type Page, type PageRequest } from '../platform/pages.ts';
import type { Platform } from '../platform/platform.ts';
import { moveRatings } from '../platform/ratings.ts';
import { MAX_TRIES, readReview, replace, tooManyRivals } from './stored-review.ts';
import { toReview } from './views.ts';

/** The query behind a member's reviews; it needs its index in firestore.indexes.json. */
export function reviewsQuery(db: Firestore, about: string): Query<StoredReview> {
  return newestFirst(reviews(db).where('created_about', '==', about));
}

/** A page of the reviews about a member, newest first. */
export async function findReviews(db: Firestore, about: string, page: PageRequest): Promise<Page<Review>> {
  const { items, nextCursor } = await readPage(reviewsQuery(db, about), page);
  return { items: items.map(toReview), nextCursor };
}

/**
 * Stores a review, in place of an earlier one by the same author, and moves the member's aggregates with it, all or
 * nothing, once for each attempt. An answer stays with a review whose words stay. Null without such a member. Throws
 * the Refusal `unavailable` when rivals for the same review do not let it through.
 *
 * The member's document is incremented without being read, so that many reviewers do not wait for each other; only
 * a replacement reads, and only the author's own earlier review.
 */
export async function upsertReview(
  platform: Platform,
  stored: StoredReview,
  attempt: Attempt,
): Promise<Answer<Review> | null> {
  const { db } = platform;
  const document = reviews(db).doc(stored.id);
  const creation = (kept: StoredReview, write: (batch: WriteBatch) => void) => ({
    schema: review,
    answer: { status: 201, body: toReview(kept) },
    quota: 'reviews' as const,
    write,
    about: [stored.created_about],
  });
  const first = creation(stored, (batch) => {
    batch.create(document, stored);
    moveRatings(batch, db, stored.created_about, null, stored);
    tellOfReview(batch, db, stored);
  });

  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    try {
      return await commitOnce(platform, attempt, { ...first, mayMeetAnother: true });
    } catch (error) {
      if (isMissing(error)) return null;
      if (!isAlreadyThere(error)) throw error;
    }

    const found = await readReview(document);
    if (found === null) {
      const answered = await firstAnswer(db, attempt, review);
      if (answered !== null) return answered;
      continue;
    }
    const { earlier, unchanged } = found;
    const sameWords = earlier.title === stored.title && earlier.body === stored.body;
    const replacement = { ...stored, answer: sameWords ? earlier.answer : null };
    try {
      const again = creation(replacement, (batch) => {
        replace(batch, document, replacement, unchanged);
        moveRatings(batch, db, stored.created_about, earlier, stored);
        tellOfReview(batch, db, stored);
      });
      return await commitOnce(platform, attempt, again);
    } catch (error) {
      if (!isOvertaken(error) && !isMissing(error)) throw error;
    }
    await backOff(tries);
  }
  throw tooManyRivals();
}

function tellOfReview(batch: WriteBatch, db: Firestore, stored: StoredReview): void {
  const { id, created_about, username, skill, createdAt } = stored;
  tell(batch, db, {
    username: created_about,
    kind: 'review',
    actor: username,
    reference: id,
    skill,
    createdAt,
  });
}
