import type { ReviewPage, ReviewsQuery } from '@knack/contract/reviews';
import type { Platform } from '../platform/platform.ts';
import { findReviews } from './reviews.repository.ts';

/** A page of the reviews about a member, newest first; none for a member who does not exist. */
export async function listReviews(
  { db }: Platform,
  { created_about, limit, cursor }: ReviewsQuery,
): Promise<ReviewPage> {
  const list = JSON.stringify(['reviews', created_about]);
  const { items, nextCursor } = await findReviews(db, created_about, { list, limit, cursor });
  return { reviews: items, nextCursor };
}
