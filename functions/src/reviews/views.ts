import type { Review, StoredReview } from '@knack/contract/reviews';

/** A review as the API answers it: without its author's uid. */
export function toReview({ uid: _uid, ...shown }: StoredReview): Review {
  return shown;
}
