import type { StoredReview } from '@knack/contract/reviews';
import { users } from './collections.ts';
import { FieldPath, FieldValue, type Firestore, type WriteBatch } from './firestore.ts';

type Rated = Pick<StoredReview, 'rating' | 'skill'>;

/**
 * Moves a member's counts and sums, of all reviews and of each skill, by the difference between a review as it was
 * and as it will be; null is none. Increments without reading, in the batch that changes the review: the aggregates
 * are exact at every moment, however many write at once. The batch fails with NOT_FOUND without such a member.
 */
export function moveRatings(
  batch: WriteBatch,
  db: Firestore,
  about: string,
  before: Rated | null,
  after: Rated | null,
): void {
  const counted = (rated: Rated | null) => (rated === null ? 0 : 1);
  const bySkill = new Map<string, { count: number; sum: number }>();
  const move = (rated: Rated | null, sign: 1 | -1) => {
    if (rated === null || rated.skill === null) return;
    const { count, sum } = bySkill.get(rated.skill) ?? { count: 0, sum: 0 };
    bySkill.set(rated.skill, { count: count + sign, sum: sum + sign * rated.rating });
  };
  move(before, -1);
  move(after, 1);
  const moves = [...bySkill].flatMap(([skill, { count, sum }]) => [
    // A skill's name holds spaces, which a path written as text may not.
    ...[new FieldPath('skillRatings', skill, 'count'), FieldValue.increment(count)],
    ...[new FieldPath('skillRatings', skill, 'sum'), FieldValue.increment(sum)],
  ]);
  batch.update(
    users(db).doc(about),
    'ratingCount',
    FieldValue.increment(counted(after) - counted(before)),
    'ratingSum',
    FieldValue.increment((after?.rating ?? 0) - (before?.rating ?? 0)),
    ...moves,
  );
}
