import { article, type ArticlePage, type NewArticle } from '@knack/contract/articles';
import { API_PATHS } from '@knack/contract/paths';
import { useMutation, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { post } from '../../../lib/http-client.ts';
import { articleKeys } from './article-keys.ts';

interface Publication {
  article: NewArticle;
  idempotencyKey: string;
}

/** Publishes an article and puts it at the top of the feed (specification, section 4). */
export function usePublishArticle() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ article: fields, idempotencyKey }: Publication) =>
      post(API_PATHS.articles, article, fields, { idempotencyKey }),
    onSuccess: (published) => {
      client.setQueryData(articleKeys.one(published.id), published);
      client.setQueryData<InfiniteData<ArticlePage>>(articleKeys.feed, (feed) => {
        const [first, ...others] = feed?.pages ?? [];
        if (!feed || !first) return feed;
        const rest = first.articles.filter((known) => known.id !== published.id);
        return { ...feed, pages: [{ ...first, articles: [published, ...rest] }, ...others] };
      });
      void client.invalidateQueries({ queryKey: articleKeys.recent });
    },
  });
}
