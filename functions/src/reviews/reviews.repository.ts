import { review, type Review, type StoredReview } from '@knack/contract/reviews';
import { backOff } from '../platform/clock.ts';
import { reviews } from '../platform/collections.ts';
import { isAlreadyThere, isMissing, isOvertaken } from '../platform/failures.ts';
import { Timestamp, type Firestore, type Query, type WriteBatch } from '../platform/firestore.ts';
import { commitOnce, type Answer, type Attempt } from '../platform/idempotency.ts';
import { newestFirst, readPage, type Page, type PageRequest } from '../platform/pages.ts';
import type { Platform } from '../platform/platform.ts';
import { moveRating } from '../platform/ratings.ts';
import { unavailable } from '../platform/refusal.ts';

// Twenty rivals for one review settle within this many tries each.
const MAX_TRIES = 30;

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
 * Stores a review, in place of an earlier one by the same author, and moves the member's count and sum with it,
 * all or nothing, once for each attempt. Null without such a member. Throws the Refusal `unavailable` when rivals
 * for the same review do not let it through.
 *
 * The member's document is incremented without being read, so that many reviewers do not wait for each other; only
 * a replacement reads, and only the author's own earlier review.
 */
export async function upsertReview(
  platform: Platform,
  stored: StoredReview,
  attempt: Attempt,
): Promise<Answer<Review> | null> {
  const document = reviews(platform.db).doc(stored.id);
  const commit = (write: (batch: WriteBatch) => void) =>
    commitOnce(platform, attempt, {
      schema: review,
      answer: { status: 201, body: toReview(stored) },
      quota: 'reviews',
      write,
      about: [stored.created_about],
    });
  const rate = (batch: WriteBatch, count: number, sum: number) =>
    moveRating(batch, platform.db, stored.created_about, { count, sum });

  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    try {
      return await commit((batch) => rate(batch.create(document, stored), 1, stored.rating));
    } catch (error) {
      if (isMissing(error)) return null;
      if (!isAlreadyThere(error)) throw error;
    }

    const snapshot = await document.get();
    const earlier = snapshot.data();
    if (earlier === undefined || snapshot.updateTime === undefined) continue;
    const { title, body, rating, createdAt } = stored;
    const replacement = { title, body, rating, createdAt: Timestamp.fromMillis(Date.parse(createdAt)) };
    const unchanged = { lastUpdateTime: snapshot.updateTime };
    try {
      return await commit((batch) =>
        rate(batch.update(document, replacement, unchanged), 0, stored.rating - earlier.rating),
      );
    } catch (error) {
      if (!isOvertaken(error) && !isMissing(error)) throw error;
    }
    await backOff(tries);
  }
  throw unavailable(new Error('Too many rivals for one review'));
}

function toReview({ id, username, created_about, title, body, rating, createdAt }: StoredReview): Review {
  return { id, username, created_about, title, body, rating, createdAt };
}
