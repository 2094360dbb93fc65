import { article, storedArticle, type Article, type StoredArticle } from '@knack/contract/articles';
import { articles } from '../platform/collections.ts';
import type { Firestore, Query } from '../platform/firestore.ts';
import { commitOnce, type Answer, type Attempt } from '../platform/idempotency.ts';
import { newestFirst, readPage, type Page, type PageRequest } from '../platform/pages.ts';
import type { Platform } from '../platform/platform.ts';
import { leavingOut } from '../platform/projection.ts';
import { toArticle } from './views.ts';

const withoutWords = leavingOut(storedArticle, 'words');

/** Which articles of all: those of which each of these fields (as stored) is what it says here. */
export type ArticleFilters = Partial<Pick<StoredArticle, 'topicKey' | 'username' | 'kind' | 'skill'>>;

/** A page of the articles that fit, newest first. */
export async function findArticles(
  db: Firestore,
  filters: ArticleFilters,
  page: PageRequest,
): Promise<Page<Article>> {
  let query: Query<StoredArticle> = articles(db);
  for (const [field, value] of Object.entries(filters)) query = query.where(field, '==', value);
  const { items, nextCursor } = await readPage(withoutWords(newestFirst(query)), page);
  return { items: items.map(toArticle), nextCursor };
}

/**
 * A page of the articles that hold `word` among their tokens and of which `fits` is true, newest first. The store
 * looks for the word alone, whatever else is asked: an index over words and another field would be as large again.
 */
export async function searchArticles(
  db: Firestore,
  word: string,
  fits: (stored: StoredArticle) => boolean,
  page: PageRequest,
): Promise<Page<Article>> {
  const query = newestFirst(articles(db).where('words', 'array-contains', word));
  const { items, nextCursor } = await readPage(withoutWords(query), page, fits);
  return { items: items.map(toArticle), nextCursor };
}

/** The article, or null. */
export async function findArticle(db: Firestore, id: string): Promise<Article | null> {
  const stored = (await articles(db).doc(id).get()).data();
  return stored === undefined ? null : toArticle(stored);
}

/** Stores a new article, once for each attempt. */
export function insertArticle(
  platform: Platform,
  stored: StoredArticle,
  attempt: Attempt,
): Promise<Answer<Article>> {
  return commitOnce(platform, attempt, {
    schema: article,
    answer: { status: 201, body: toArticle(stored) },
    quota: 'articles',
    write: (batch) => batch.create(articles(platform.db).doc(stored.id), stored),
  });
}
