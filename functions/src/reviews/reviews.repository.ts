import { review, type Review, type StoredReview } from '@knack/contract/reviews';
import { reviews } from '../platform/collections.ts';
import { isAlreadyThere, isMissing } from '../platform/failures.ts';
import type { Firestore, Query, WriteBatch } from '../platform/firestore.ts';
import { commitOnce, type Answer, type Attempt, type Commitment } from '../platform/idempotency.ts';
import { tell } from '../platform/notifications.ts';
import { newestFirst, readPage, type Page, type PageRequest } from '../platform/pages.ts';
import type { Platform } from '../platform/platform.ts';
import { moveRatings } from '../platform/ratings.ts';
import { isSameReview, readReview, replace, type Found } from './stored-review.ts';
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
  const document = reviews(platform.db).doc(stored.id);
  let known: Found | null = null;
  try {
    return await commitOnce(platform, attempt, {
      schema: review,
      quota: 'reviews',
      about: [stored.created_about],
      ...commitmentTo(platform.db, stored, known),
      instead: async () => {
        const found = await readReview(document);
        if (isSameReview(found, known)) return null;
        known = found;
        return commitmentTo(platform.db, stored, known);
      },
    });
  } catch (error) {
    if (isMissing(error)) return null;
    // An earlier review was in the way, and was deleted before it could be looked at.
    if (isAlreadyThere(error)) return upsertReview(platform, stored, attempt);
    throw error;
  }
}

/** A review in the place of `found`, or the first by its author. */
function commitmentTo(db: Firestore, stored: StoredReview, found: Found | null): Commitment<Review> {
  const document = reviews(db).doc(stored.id);
  const earlier = found?.earlier ?? null;
  const sameWords = earlier?.title === stored.title && earlier.body === stored.body;
  const kept = { ...stored, answer: sameWords ? earlier.answer : null };
  return {
    answer: { status: 201, body: toReview(kept) },
    write: (batch) => {
      if (found === null) batch.create(document, kept);
      else replace(batch, document, kept, found.unchanged);
      moveRatings(batch, db, stored.created_about, earlier, stored);
      tellOfReview(batch, db, stored);
    },
  };
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
