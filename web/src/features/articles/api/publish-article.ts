import { article, type NewArticle } from '@knack/contract/articles';
import { API_PATHS } from '@knack/contract/paths';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { post } from '../../../lib/http-client.ts';
import { addToFeed } from './article-cache.ts';

interface Publication {
  article: NewArticle;
  idempotencyKey: string;
}

/** Publishes an article and puts it at the top of the feed (specification, section 4). */
export function usePublishArticle() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ article: { kind, skill, ...fields }, idempotencyKey }: Publication) => {
      // What is not said is not sent: the specification knows four fields.
      const said = { ...fields, ...(kind && { kind }), ...(skill && { skill }) };
      return post(API_PATHS.articles, article, said, { idempotencyKey });
    },
    onSuccess: (published) => addToFeed(client, published),
  });
}
