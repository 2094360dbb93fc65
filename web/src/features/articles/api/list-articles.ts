import { articlePage, type ArticlePage } from '@knack/contract/articles';
import { API_PATHS } from '@knack/contract/paths';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { get } from '../../../lib/http-client.ts';
import { articleKeys } from './article-keys.ts';

function listArticles(
  query: { limit?: number; cursor?: string | undefined },
  signal: AbortSignal,
): Promise<ArticlePage> {
  return get(API_PATHS.articles, articlePage, { query, signal });
}

/** All articles, newest first, a page at a time. */
export function useFeed() {
  return useInfiniteQuery({
    queryKey: articleKeys.feed,
    queryFn: ({ pageParam, signal }) => listArticles({ cursor: pageParam }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}

/** How many of the newest articles the landing page shows. */
export const RECENT = 6;

/** The newest articles. */
export function useRecentArticles() {
  return useQuery({
    queryKey: articleKeys.recent,
    queryFn: ({ signal }) => listArticles({ limit: RECENT }, signal),
    select: ({ articles }) => articles,
  });
}
