import type { Review } from '@knack/contract/reviews';
import type { ReactNode } from 'react';
import { useBlockedNames } from '../../../lib/blocked-members.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { Button } from '../../../ui/button.tsx';
import { BlankCard } from '../../../ui/drawings/blank-card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { Skeleton, SkeletonText } from '../../../ui/skeleton.tsx';
import type { useReviews } from '../api/list-reviews.ts';
import { RatingDistribution } from './rating-distribution.tsx';
import { ReviewItem } from './review-item.tsx';

type ReviewListProps = {
  reviews: ReturnType<typeof useReviews>;
  /** Who is looking, where they have a profile. */
  viewer: string | null;
  /** Somebody has taken their review back. */
  onDeleted: () => void;
  /** What to do while there is none, in words and as a control. */
  emptyHint: string;
  emptyAction?: ReactNode;
  /** What else can be done about each. */
  actionsFor?: ((review: Review) => ReactNode) | undefined;
};

/** The reviews about a member, newest first, with how their ratings are spread. */
export function ReviewList({
  reviews,
  viewer,
  onDeleted,
  emptyHint,
  emptyAction,
  actionsFor,
}: ReviewListProps) {
  const blocked = useBlockedNames();
  const loaded = reviews.data?.pages.flatMap((page) => page.reviews);
  if (!loaded) {
    if (!reviews.isError) return <ReviewListSkeleton />;
    return (
      <ErrorState
        title="The reviews did not arrive"
        onRetry={() => void reviews.refetch()}
        retrying={reviews.isFetching}
      >
        {failureText(reviews.error)}
      </ErrorState>
    );
  }
  if (loaded.length === 0) {
    return (
      <EmptyState illustration={<BlankCard />} title="No reviews yet" action={emptyAction}>
        {emptyHint}
      </EmptyState>
    );
  }
  const shown = loaded.filter(({ username }) => !blocked.has(username));
  const hidden = loaded.length - shown.length;
  return (
    <div className="flex flex-col gap-2">
      <RatingDistribution reviews={loaded} partial={reviews.hasNextPage} />
      <ul role="list" className="divide-y-2 divide-dashed divide-line">
        {shown.map((review) => (
          <li key={review.id}>
            <ReviewItem
              review={review}
              viewer={viewer}
              onDeleted={onDeleted}
              actions={actionsFor?.(review)}
            />
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <p className="text-sm text-ink-soft">
          {hidden === 1 ? 'One review' : `${hidden} reviews`} by members whom you blocked{' '}
          {hidden === 1 ? 'is' : 'are'} not shown.
        </p>
      )}
      {reviews.hasNextPage && (
        <div className="flex flex-wrap items-center gap-3">
          <Button
            variant="secondary"
            busy={reviews.isFetchingNextPage}
            onClick={() => void reviews.fetchNextPage()}
          >
            {reviews.isFetchNextPageError ? 'Try again' : 'More reviews'}
          </Button>
          {reviews.isFetchNextPageError && <p role="status">{failureText(reviews.error)}</p>}
        </div>
      )}
    </div>
  );
}

function ReviewListSkeleton() {
  return (
    <Loading className="length-unknown">
      <div className="flex flex-col gap-8">
        <Skeleton className="h-24 max-w-sm" />
        {[1, 2].map((review) => (
          <div key={review} className="flex flex-col gap-4">
            <div className="flex items-center gap-3">
              <Skeleton className="size-11 rounded-round" />
              <Skeleton className="h-5 w-32" />
            </div>
            <SkeletonText lines={3} />
          </div>
        ))}
      </div>
    </Loading>
  );
}
