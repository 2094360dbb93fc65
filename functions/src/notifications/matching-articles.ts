import type { ArticleKind, StoredArticle } from '@knack/contract/articles';
import { LIMITS } from '@knack/contract/limits';
import type { Skill } from '@knack/contract/skills';
import type { StoredUser } from '@knack/contract/users';
import { articles, notifications, users, withoutWords } from '../platform/collections.ts';
import { isAlreadyThere } from '../platform/failures.ts';
import { Timestamp, type Firestore, type Query } from '../platform/firestore.ts';
import { notificationId, tellOnce, type News } from '../platform/notifications.ts';
import { newestFirst } from '../platform/pages.ts';
import type { Platform } from '../platform/platform.ts';
import { wantedKinds } from './notifications.repository.ts';

/** What was posted before is no news any more. */
const NEWS_MS = 30 * 24 * 60 * 60 * 1000;

/** An article can appear a little after the time it says, so the last seconds are looked at again. */
const OVERLAP_MS = 10_000;

/** When the newest article of all was posted, in milliseconds; 0 without one. One read. */
export async function newestArticleTime(db: Firestore): Promise<number> {
  const { docs } = await db
    .collection('articles')
    .orderBy('createdAt', 'desc')
    .limit(1)
    .select('createdAt')
    .get();
  const createdAt: unknown = docs[0]?.get('createdAt');
  return createdAt instanceof Timestamp ? createdAt.toMillis() : 0;
}

/** The newest articles of a kind about some skills, after a time; it needs its index in firestore.indexes.json. */
export function matchesQuery(
  db: Firestore,
  kind: ArticleKind,
  skills: readonly Skill[],
  after: number,
): Query<StoredArticle> {
  return withoutWords(
    newestFirst(
      articles(db)
        .where('kind', '==', kind)
        .where('skill', 'in', skills)
        .where('createdAt', '>', Timestamp.fromMillis(after)),
    ),
  ).limit(LIMITS.notifications.articles);
}

/**
 * Tells a member of the articles by others since the last look that offer what they want or ask for what they teach.
 * Done when they look and not when an article is published, so that publishing costs the same however many want to
 * know. Looks at the newest few of the last month only. However often and however parallel it is done, each article
 * is told of once.
 */
export async function tellOfArticles({ db, now }: Platform, user: StoredUser): Promise<void> {
  const { username, skills, interests, articlesToldUpTo, createdAt } = user;
  const last = Math.max(Date.parse(articlesToldUpTo ?? createdAt), now() - NEWS_MS);
  const wanted = wantedKinds(user);
  const looks: [ArticleKind, readonly Skill[]][] = [
    ['offer', interests],
    ['request', skills],
  ];
  const found = await Promise.all(
    looks
      .filter(([kind, about]) => wanted.includes(kind) && about.length > 0)
      .map(async ([kind, about]) => (await matchesQuery(db, kind, about, last - OVERLAP_MS).get()).docs),
  );
  const news = found
    .flat()
    .map((document) => document.data())
    .filter((article) => article.username !== username && article.fulfilledAt === null)
    .flatMap((article) => toNews(article, username));
  if (news.length === 0) return;

  const refs = news.map(({ kind, reference }) =>
    notifications(db).doc(notificationId(kind, reference, username)),
  );
  const told = new Set((await db.getAll(...refs)).filter(({ exists }) => exists).map(({ id }) => id));
  const untold = news.filter(({ kind, reference }) => !told.has(notificationId(kind, reference, username)));
  if (untold.length === 0) return;
  const newest = Math.max(...untold.map((one) => Date.parse(one.createdAt)), last);
  const batch = db.batch();
  for (const one of untold) tellOnce(batch, db, one);
  batch.update(users(db).doc(username), { articlesToldUpTo: Timestamp.fromMillis(newest) });
  try {
    await batch.commit();
  } catch (error) {
    // Another of the member's tabs has told them meanwhile.
    if (!isAlreadyThere(error)) throw error;
  }
}

function toNews({ id, kind, skill, username, createdAt }: StoredArticle, reader: string): News[] {
  if (kind === null) return [];
  return [{ username: reader, kind, actor: username, reference: id, skill, createdAt }];
}
