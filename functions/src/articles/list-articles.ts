import { topicKey, type ArticlePage, type ArticlesQuery } from '@knack/contract/articles';
import type { Platform } from '../platform/platform.ts';
import { findArticles } from './articles.repository.ts';

/** A page of all articles, or of those of a topic, of an author, of both, newest first. */
export async function listArticles(
  { db }: Platform,
  { limit, cursor, topic, username }: ArticlesQuery,
): Promise<ArticlePage> {
  const filters = { topicKey: topic === undefined ? undefined : topicKey(topic), username };
  const list = JSON.stringify(['articles', filters]);
  const { items, nextCursor } = await findArticles(db, filters, { list, limit, cursor });
  return { articles: items, nextCursor };
}
