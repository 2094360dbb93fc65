import type { Firestore } from '../platform/firestore.ts';
import { checkRating, findWrongRatings, type RatingCheck } from './ratings.repository.ts';

const PAGE = 100;

/**
 * Compares every member's rating with the reviews about them and yields those that differ, as they were. With `repair`
 * each is set to what the reviews say, in a transaction that sees both at one moment.
 */
export async function* checkRatings(db: Firestore, repair: boolean): AsyncGenerator<RatingCheck> {
  for await (const wrong of findWrongRatings(db, PAGE)) {
    if (repair) await checkRating(db, wrong.username, true);
    yield wrong;
  }
}
