import { articlePage, type ArticlePage } from '@knack/contract/articles';
import { API_PATHS } from '@knack/contract/paths';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { RECENT } from '../../../config/first-question.ts';
import type { FeedFilter } from '../../../config/paths.ts';
import { get } from '../../../lib/http-client.ts';
import { articleKeys } from './article-keys.ts';

function listArticles(
  query: Partial<Record<keyof FeedFilter | 'cursor', string | undefined>> & { limit?: number },
  signal: AbortSignal,
): Promise<ArticlePage> {
  return get(API_PATHS.articles, articlePage, { query, signal });
}

/** The articles that fit, newest first, a page at a time; until they are there, those that were asked for before. */
export function useFeed(filter: FeedFilter = {}) {
  return useInfiniteQuery({
    queryKey: articleKeys.feed(filter),
    queryFn: ({ pageParam, signal }) => listArticles({ ...filter, cursor: pageParam }, signal),
    placeholderData: keepPreviousData,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}

/** The newest articles. */
export function useRecentArticles() {
  return useQuery({
    queryKey: articleKeys.recent,
    queryFn: ({ signal }) => listArticles({ limit: RECENT }, signal),
    select: ({ articles }) => articles,
  });
}
