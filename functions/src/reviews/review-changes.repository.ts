import { review, type NewReviewAnswer, type Review, type StoredReview } from '@knack/contract/reviews';
import { backOff, isoTime } from '../platform/clock.ts';
import { reviews } from '../platform/collections.ts';
import { isMissing, isOvertaken } from '../platform/failures.ts';
import { commitOnce, firstAnswer, type Answer, type Attempt } from '../platform/idempotency.ts';
import { tell, untell } from '../platform/notifications.ts';
import type { Platform } from '../platform/platform.ts';
import { moveRatings } from '../platform/ratings.ts';
import { Refusal, notFound, unavailable } from '../platform/refusal.ts';
import { readReview, replace } from './stored-review.ts';
import { toReview } from './views.ts';

// Twenty rivals for one review settle within this many tries each.
const MAX_TRIES = 30;

/**
 * Deletes a review if `mayGo` does not throw, and moves the member's aggregates back, all or nothing. Throws the
 * Refusals `not-found` and `unavailable`.
 */
export async function removeReview(
  { db }: Platform,
  id: string,
  mayGo: (review: StoredReview) => void,
): Promise<void> {
  const document = reviews(db).doc(id);
  await againUntilUndisturbed(async () => {
    const found = await readReview(document);
    if (found === null) throw notFound('review');
    mayGo(found.earlier);
    const batch = db.batch().delete(document, found.unchanged);
    moveRatings(batch, db, found.earlier.created_about, found.earlier, null);
    untell(batch, db, { kind: 'review', reference: id, username: found.earlier.created_about });
    untell(batch, db, { kind: 'answer', reference: id, username: found.earlier.username });
    await batch.commit();
  });
}

/**
 * Gives a review its one answer if `mayAnswer` does not throw, once for each attempt. Throws the Refusals `not-found`,
 * `already-answered` and `unavailable`.
 */
export async function insertAnswer(
  platform: Platform,
  id: string,
  { body }: NewReviewAnswer,
  mayAnswer: (review: StoredReview) => void,
  attempt: Attempt,
): Promise<Answer<Review>> {
  const document = reviews(platform.db).doc(id);
  return againUntilUndisturbed(async () => {
    const found = await readReview(document);
    if (found === null) throw notFound('review');
    const { earlier, unchanged } = found;
    mayAnswer(earlier);
    if (earlier.answer !== null) {
      const first = await firstAnswer(platform.db, attempt, review);
      if (first !== null) return first;
      throw new Refusal('already-answered', 'A review is answered once, and this one has been.');
    }
    const answered = { ...earlier, answer: { body, createdAt: isoTime(platform.now()) } };
    return commitOnce(platform, attempt, {
      schema: review,
      answer: { status: 201, body: toReview(answered) },
      write: (batch) => {
        replace(batch, document, answered, unchanged);
        tell(batch, platform.db, {
          username: earlier.username,
          kind: 'answer',
          actor: earlier.created_about,
          reference: id,
          skill: earlier.skill,
          createdAt: answered.answer.createdAt,
        });
      },
      // The kept answer holds what the author wrote.
      about: [earlier.username],
    });
  });
}

/** Does it again from the start, after a random wait, as often as somebody else was faster. */
async function againUntilUndisturbed<T>(act: () => Promise<T>): Promise<T> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    try {
      return await act();
    } catch (error) {
      if (!isOvertaken(error) && !isMissing(error)) throw error;
    }
    await backOff(tries);
  }
  throw unavailable(new Error('Too many rivals for one review'));
}
