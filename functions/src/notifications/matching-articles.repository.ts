import { storedArticle, type ArticleKind, type StoredArticle } from '@knack/contract/articles';
import { LIMITS } from '@knack/contract/limits';
import type { Skill } from '@knack/contract/skills';
import { articles, notifications, users } from '../platform/collections.ts';
import { isAlreadyThere, isMissing } from '../platform/failures.ts';
import { Timestamp, type Firestore } from '../platform/firestore.ts';
import { notificationId, tellOnce, type News } from '../platform/notifications.ts';
import { newestFirst } from '../platform/pages.ts';
import { leavingOut } from '../platform/projection.ts';

const withoutWords = leavingOut(storedArticle, 'words');

/** When the newest article of all was posted, in milliseconds; 0 without one. One read. */
export async function findNewestArticleTime(db: Firestore): Promise<number> {
  const newest = db.collection('articles').orderBy('createdAt', 'desc').limit(1).select('createdAt');
  const createdAt: unknown = (await newest.get()).docs[0]?.get('createdAt');
  return createdAt instanceof Timestamp ? createdAt.toMillis() : 0;
}

/** The newest articles of a kind about some skills, after a time; `LIMITS.notifications.articles` at the most. */
export async function findMatching(
  db: Firestore,
  kind: ArticleKind,
  skills: readonly Skill[],
  after: number,
): Promise<StoredArticle[]> {
  const query = articles(db)
    .where('kind', '==', kind)
    .where('skill', 'in', skills)
    .where('createdAt', '>', Timestamp.fromMillis(after));
  const { docs } = await withoutWords(newestFirst(query)).limit(LIMITS.notifications.articles).get();
  return docs.map((document) => document.data());
}

/** Those of which the member has not been told. One read for each. */
export async function findUntold(db: Firestore, news: readonly News[]): Promise<News[]> {
  if (news.length === 0) return [];
  const idOf = ({ kind, reference, username }: News) => notificationId(kind, reference, username);
  const found = await db.getAll(...news.map((one) => notifications(db).doc(idOf(one))));
  const told = new Set(found.filter(({ exists }) => exists).map(({ id }) => id));
  return news.filter((one) => !told.has(idOf(one)));
}

/** Tells a member of articles, all or none, and keeps up to when there is nothing more to tell. */
export async function insertNews(
  db: Firestore,
  username: string,
  news: readonly News[],
  upTo: number,
): Promise<void> {
  const batch = db.batch();
  for (const one of news) tellOnce(batch, db, one);
  batch.update(users(db).doc(username), { articlesToldUpTo: Timestamp.fromMillis(upTo) });
  try {
    await batch.commit();
  } catch (error) {
    // Another of the member's tabs has told them meanwhile, or they have gone.
    if (!isAlreadyThere(error) && !isMissing(error)) throw error;
  }
}
