import { article, type Article } from '@knack/contract/articles';
import { API_PATHS } from '@knack/contract/paths';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { get } from '../../../lib/http-client.ts';
import { knownArticle } from './article-cache.ts';
import { articleKeys } from './article-keys.ts';
import { takeDrawnArticle } from './drawn-article.ts';

/** One article: as the page came with it, or, while it is read, what the feed already holds of it. */
export function useArticle(id: string) {
  const client = useQueryClient();
  return useQuery<Article>({
    queryKey: articleKeys.one(id),
    queryFn: ({ signal }) => get(API_PATHS.article(id), article, { signal }),
    initialData: () => takeDrawnArticle(id),
    initialDataUpdatedAt: performance.timeOrigin,
    placeholderData: () => knownArticle(client, id),
  });
}
