import { article, type Article } from '@knack/contract/articles';
import { API_PATHS } from '@knack/contract/paths';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { get } from '../../../lib/http-client.ts';
import { knownArticle } from './article-cache.ts';
import { articleKeys } from './article-keys.ts';

/** One article; what the feed already holds of it is shown while it is read again. */
export function useArticle(id: string) {
  const client = useQueryClient();
  return useQuery<Article>({
    queryKey: articleKeys.one(id),
    queryFn: ({ signal }) => get(API_PATHS.article(id), article, { signal }),
    placeholderData: () => knownArticle(client, id),
  });
}
