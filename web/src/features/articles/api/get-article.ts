import { article, type Article } from '@knack/contract/articles';
import { API_PATHS } from '@knack/contract/paths';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { drawnAnswer } from '../../../lib/drawn-answer.ts';
import { get } from '../../../lib/http-client.ts';
import { knownArticle } from './article-cache.ts';
import { articleKeys } from './article-keys.ts';

/** One article: as the page came with it, or, while it is read, what the feed already holds of it. */
export function useArticle(id: string) {
  const client = useQueryClient();
  const path = API_PATHS.article(id);
  return useQuery<Article>({
    queryKey: articleKeys.one(id),
    queryFn: ({ signal }) => get(path, article, { signal }),
    ...drawnAnswer(path, article),
    placeholderData: () => knownArticle(client, id),
  });
}
