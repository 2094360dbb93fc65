import { users } from './collections.ts';
import { FieldValue, type Firestore, type WriteBatch } from './firestore.ts';

/**
 * Moves what a member has been rated, with the commit of the review that is the reason: by how many reviews, and by how
 * many stars in all. Nothing is read; the commit fails with NOT_FOUND without such a member.
 */
export function moveRating(
  batch: WriteBatch,
  db: Firestore,
  username: string,
  { count, sum }: { readonly count: number; readonly sum: number },
): void {
  batch.update(users(db).doc(username), {
    ratingCount: FieldValue.increment(count),
    ratingSum: FieldValue.increment(sum),
  });
}
