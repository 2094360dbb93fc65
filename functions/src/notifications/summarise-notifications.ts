import type { NotificationSummary } from '@knack/contract/notifications';
import type { StoredUser } from '@knack/contract/users';
import type { Caller } from '../platform/accounts.ts';
import { blockedNames } from '../platform/blocks.ts';
import { findOwnUser } from '../platform/members.ts';
import type { Platform } from '../platform/platform.ts';
import { findNewestArticleTime } from './matching-articles.repository.ts';
import { countUnread } from './notifications.repository.ts';
import { tellOfArticles } from './tell-of-articles.ts';

/**
 * How many notifications the caller has not read, after a look for articles that they would want to know of. Asked
 * again with the version that it answers, it reads two documents, the caller's own and the newest article, and says
 * that nothing has changed; only when one of them has it looks and counts. Throws `profile-required`.
 */
export async function summariseNotifications(
  platform: Platform,
  caller: Caller,
  known: string | undefined,
): Promise<NotificationSummary> {
  const member = await findOwnUser(platform.db, caller);
  const version = await versionOf(platform, member);
  if (version === known) return { version, unread: null };
  const [blocked] = await Promise.all([
    blockedNames(platform.db, member.uid),
    tellOfArticles(platform, member),
  ]);
  return { version, unread: await countUnread(platform.db, member, blocked) };
}

/** Changes with the member's notifications, with what they want, teach and mute, and with the newest article. */
async function versionOf({ db }: Platform, member: StoredUser): Promise<string> {
  const { notificationsVersion, updatedAt, skills, interests } = member;
  const matchable = skills.length + interests.length > 0;
  const newestArticle = matchable ? await findNewestArticleTime(db) : 0;
  return [notificationsVersion, Date.parse(updatedAt), newestArticle].join('.');
}
