import { article, type Article, type StoredArticle } from '@knack/contract/articles';
import { articles } from '../platform/collections.ts';
import type { Firestore, Query } from '../platform/firestore.ts';
import { commitOnce, type Answer, type Attempt } from '../platform/idempotency.ts';
import { newestFirst, readPage, type Page, type PageRequest } from '../platform/pages.ts';
import type { Platform } from '../platform/platform.ts';

/** Which articles of all: of one topic (as `topicKey` writes it), of one author, of both. */
export interface ArticleFilters {
  readonly topicKey?: string | undefined;
  readonly username?: string | undefined;
}

/** The query behind a list of articles; each combination of filters needs its index in firestore.indexes.json. */
export function articlesQuery(db: Firestore, { topicKey, username }: ArticleFilters): Query<StoredArticle> {
  let query: Query<StoredArticle> = articles(db);
  if (topicKey !== undefined) query = query.where('topicKey', '==', topicKey);
  if (username !== undefined) query = query.where('username', '==', username);
  return newestFirst(query);
}

/** A page of the articles that fit, newest first. */
export async function findArticles(
  db: Firestore,
  filters: ArticleFilters,
  page: PageRequest,
): Promise<Page<Article>> {
  const { items, nextCursor } = await readPage(articlesQuery(db, filters), page);
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

function toArticle({ id, username, title, topic, body, createdAt }: StoredArticle): Article {
  return { id, username, title, topic, body, createdAt };
}
