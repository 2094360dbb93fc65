import type { Review, ReviewPage } from '@knack/contract/reviews';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { reviewKey } from './review-key.ts';

/**
 * Puts into the list of reviews about a member what has become of it, page by page, and asks for the list again where
 * it is not known. A list that was asked for before the change would undo it, so it is no longer waited for.
 */
export async function changeReviews(
  client: QueryClient,
  about: string,
  change: (reviews: Review[], isFirstPage: boolean) => Review[],
): Promise<void> {
  const queryKey = reviewKey(about);
  await client.cancelQueries({ queryKey });
  const known = client.setQueryData<InfiniteData<ReviewPage>>(queryKey, (list) => {
    if (!list) return list;
    const pages = list.pages.map((page, index) => ({
      ...page,
      reviews: change(page.reviews, index === 0),
    }));
    return { ...list, pages };
  });
  if (!known) void client.invalidateQueries({ queryKey });
}
