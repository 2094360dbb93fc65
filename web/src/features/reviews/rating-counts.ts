import { LIMITS } from '@knack/contract/limits';

const { min, max } = LIMITS.rating;

/** How many of some reviews gave each rating, the best first. */
export function ratingCounts(reviews: readonly { rating: number }[]): { rating: number; count: number }[] {
  return Array.from({ length: max - min + 1 }, (_, index) => max - index).map((rating) => ({
    rating,
    count: reviews.filter((review) => review.rating === rating).length,
  }));
}
