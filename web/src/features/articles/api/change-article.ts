import { article, type ArticleChange } from '@knack/contract/articles';
import { API_PATHS } from '@knack/contract/paths';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { put } from '../../../lib/http-client.ts';
import { replaceInFeeds } from './article-cache.ts';

/** Changes one's own article, here and wherever it is listed. */
export function useChangeArticle(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: ArticleChange) => put(API_PATHS.article(id), article, change),
    onSuccess: (changed) => replaceInFeeds(client, changed),
  });
}
