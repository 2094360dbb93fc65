import { searchedTexts, topicKey, type ArticlePage, type ArticlesQuery } from '@knack/contract/articles';
import { matchesTokens, queryTokens } from '@knack/contract/search-words';
import type { Platform } from '../platform/platform.ts';
import { findArticles, searchArticles, type ArticleFilters } from './articles.repository.ts';

/**
 * A page of all articles, or of those of a topic, an author, a kind, a skill and with certain words, newest first. A
 * search may answer with a page that is not full, or even empty, and yet has a next.
 */
export async function listArticles(
  { db }: Platform,
  { limit, cursor, topic, username, kind, skill, q = '' }: ArticlesQuery,
): Promise<ArticlePage> {
  const filters: ArticleFilters = {
    ...(topic !== undefined && { topicKey: topicKey(topic) }),
    ...(username !== undefined && { username }),
    ...(kind !== undefined && { kind }),
    ...(skill !== undefined && { skill }),
  };
  const [word, ...others] = queryTokens(q);
  if (word === undefined) {
    const list = JSON.stringify(['articles', filters]);
    const { items, nextCursor } = await findArticles(db, filters, { list, limit, cursor });
    return { articles: items, nextCursor };
  }

  const asked = Object.entries(filters) as [keyof ArticleFilters, string][];
  const list = JSON.stringify(['articles', filters, word, others]);
  const { items, nextCursor } = await searchArticles(
    db,
    word,
    (stored) =>
      asked.every(([field, value]) => stored[field] === value) &&
      matchesTokens(searchedTexts(stored), others),
    { list, limit, cursor },
  );
  return { articles: items, nextCursor };
}
