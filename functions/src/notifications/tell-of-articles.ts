import type { ArticleKind, StoredArticle } from '@knack/contract/articles';
import type { Skill } from '@knack/contract/skills';
import type { StoredUser } from '@knack/contract/users';
import type { News } from '../platform/notifications.ts';
import type { Platform } from '../platform/platform.ts';
import { findMatching, findUntold, insertNews } from './matching-articles.repository.ts';
import { wantedKinds } from './notifications.repository.ts';

/** What was posted before is no news any more. */
const NEWS_MS = 30 * 24 * 60 * 60 * 1000;

/** An article can appear a little after the time it says, so the last seconds are looked at again. */
const OVERLAP_MS = 10_000;

/**
 * Tells a member of the articles by others since the last look that offer what they want or ask for what they teach.
 * Done when they look and not when an article is published, so that publishing costs the same however many want to
 * know. Looks at the newest few of the last month only. However often and however parallel it is done, each article
 * is told of once.
 */
export async function tellOfArticles({ db, now }: Platform, user: StoredUser): Promise<void> {
  const { username, skills, interests, articlesToldUpTo, createdAt } = user;
  const told = Date.parse(articlesToldUpTo ?? createdAt);
  const after = Math.max(told - OVERLAP_MS, now() - NEWS_MS);
  const wanted = wantedKinds(user);
  const looks: [ArticleKind, readonly Skill[]][] = [
    ['offer', interests],
    ['request', skills],
  ];
  const found = await Promise.all(
    looks
      .filter(([kind, about]) => wanted.includes(kind) && about.length > 0)
      .map(([kind, about]) => findMatching(db, kind, about, after)),
  );
  const news = found
    .flat()
    .filter((article) => article.username !== username && article.fulfilledAt === null)
    .flatMap((article) => toNews(article, username));
  const isNewer = (one: News) => Date.parse(one.createdAt) > told;
  const again = await findUntold(
    db,
    news.filter((one) => !isNewer(one)),
  );
  const untold = [...news.filter(isNewer), ...again];
  if (untold.length === 0) return;
  const newest = Math.max(...untold.map((one) => Date.parse(one.createdAt)), told);
  await insertNews(db, username, untold, newest);
}

function toNews({ id, kind, skill, username, createdAt }: StoredArticle, reader: string): News[] {
  if (kind === null) return [];
  return [{ username: reader, kind, actor: username, reference: id, skill, createdAt }];
}
