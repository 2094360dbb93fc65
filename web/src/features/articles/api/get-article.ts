import { article, type Article, type ArticlePage } from '@knack/contract/articles';
import { API_PATHS } from '@knack/contract/paths';
import { useQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { get } from '../../../lib/http-client.ts';
import { articleKeys } from './article-keys.ts';

/** One article; what the feed already holds of it is shown while it is read again. */
export function useArticle(id: string) {
  const client = useQueryClient();
  return useQuery<Article>({
    queryKey: articleKeys.one(id),
    queryFn: ({ signal }) => get(API_PATHS.article(id), article, { signal }),
    placeholderData: () =>
      client
        .getQueryData<InfiniteData<ArticlePage>>(articleKeys.feed)
        ?.pages.flatMap((page) => page.articles)
        .find((known) => known.id === id),
  });
}
