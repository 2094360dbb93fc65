import type { Review } from '@knack/contract/reviews';
import { ratingCounts } from '../rating-counts.ts';

type RatingDistributionProps = {
  /** The reviews that are loaded. */
  reviews: readonly Review[];
  /** There are more than those. */
  partial: boolean;
};

/** How often each rating was given: five bars, and in words for those who listen. */
export function RatingDistribution({ reviews, partial }: RatingDistributionProps) {
  const total = reviews.length;
  return (
    <figure className="max-w-sm">
      <figcaption className="mb-2 text-sm text-ink-soft">
        {partial ? `Ratings in the newest ${total} reviews` : 'How the ratings are spread'}
      </figcaption>
      <ul role="list" className="flex flex-col gap-1.5">
        {ratingCounts(reviews).map(({ rating, count }) => (
          <li key={rating}>
            <span className="sr-only">
              {rating} {rating === 1 ? 'star' : 'stars'}: {count} of {total}{' '}
              {total === 1 ? 'review' : 'reviews'}
            </span>
            <span
              aria-hidden="true"
              className="grid grid-cols-[2.25rem_1fr_2.25rem] items-center gap-2 text-sm font-semibold tabular-nums"
            >
              <span>{rating} ★</span>
              <span className="h-3 overflow-clip rounded-tag border border-line bg-shade">
                <span
                  className="block h-full bg-marigold forced-colors:bg-[CanvasText]"
                  style={{ width: `${(count / total) * 100}%` }}
                />
              </span>
              <span className="text-end">{count}</span>
            </span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
