import { reviewId, type NewReview, type Review } from '@knack/contract/reviews';
import { isoTime } from '../platform/clock.ts';
import type { Answer, Attempt } from '../platform/idempotency.ts';
import type { Member } from '../platform/members.ts';
import type { Platform } from '../platform/platform.ts';
import { Refusal, notFound } from '../platform/refusal.ts';
import { upsertReview } from './reviews.repository.ts';

/**
 * Reviews a member in the author's own name; a second review by the same author replaces the first. Throws the
 * Refusals `not-yours` for another's name, `own-review` and `not-found` (no such member).
 */
export async function writeReview(
  platform: Platform,
  author: Member,
  review: NewReview,
  attempt: Attempt,
): Promise<Answer<Review>> {
  if (review.username !== author.username) {
    throw new Refusal('not-yours', 'Reviews are written under your own username.');
  }
  if (review.created_about === author.username) {
    throw new Refusal('own-review', 'Reviews are for others; nobody reviews themselves.');
  }
  const stored = {
    ...review,
    id: reviewId(review.created_about, author.username),
    uid: author.uid,
    answer: null,
    createdAt: isoTime(platform.now()),
  };
  const answer = await upsertReview(platform, stored, attempt);
  if (answer === null) throw notFound('member');
  return answer;
}
