import type { NewReviewAnswer, Review } from '@knack/contract/reviews';
import type { Answer, Attempt } from '../platform/idempotency.ts';
import { isDocumentId } from '../platform/ids.ts';
import type { Member } from '../platform/members.ts';
import type { Platform } from '../platform/platform.ts';
import { Refusal, notFound } from '../platform/refusal.ts';
import { insertAnswer } from './review-changes.repository.ts';

/**
 * Answers a review about the member, once; tells the review with the answer. Throws the Refusals `not-found`,
 * `not-yours` and `already-answered`.
 */
export async function answerReview(
  platform: Platform,
  member: Member,
  id: string,
  answer: NewReviewAnswer,
  attempt: Attempt,
): Promise<Answer<Review>> {
  if (!isDocumentId(id)) throw notFound('review');
  const mayAnswer = ({ created_about }: { created_about: string }) => {
    if (created_about === member.username) return;
    throw new Refusal('not-yours', 'Only whom a review is about can answer it.');
  };
  return insertAnswer(platform, id, answer, mayAnswer, attempt);
}
