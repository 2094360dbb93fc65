import { LIMITS } from '@knack/contract/limits';
import { API_PATHS } from '@knack/contract/paths';
import { reviewPage } from '@knack/contract/reviews';
import { useInfiniteQuery } from '@tanstack/react-query';
import { get } from '../../../lib/http-client.ts';
import { reviewKey } from './review-key.ts';

/** The reviews about a member, newest first, a page at a time; read once they are `wanted`. */
export function useReviews(about: string, wanted: boolean) {
  return useInfiniteQuery({
    queryKey: reviewKey(about),
    queryFn: ({ pageParam, signal }) =>
      get(API_PATHS.reviews, reviewPage, {
        query: { created_about: about, limit: LIMITS.page.max, cursor: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    enabled: wanted,
  });
}
