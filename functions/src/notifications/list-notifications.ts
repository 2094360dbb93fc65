import type { NotificationPage, NotificationsQuery } from '@knack/contract/notifications';
import type { Caller } from '../platform/accounts.ts';
import { blockedNames } from '../platform/blocks.ts';
import { findOwnUser } from '../platform/members.ts';
import type { Platform } from '../platform/platform.ts';
import { findGone, forget } from './gone.repository.ts';
import { findNotifications } from './notifications.repository.ts';

/**
 * A page of what the caller is told, newest first, without the kinds that they muted and the people they blocked. What
 * has lost its article or message is left out and forgotten, so a page may hold fewer. Throws `profile-required`.
 */
export async function listNotifications(
  platform: Platform,
  caller: Caller,
  query: NotificationsQuery,
): Promise<NotificationPage> {
  const member = await findOwnUser(platform.db, caller);
  const blocked = await blockedNames(platform.db, member.uid);
  const { items, nextCursor } = await findNotifications(platform.db, member, blocked, query);
  // Looked after when it is read: an article may have been told to half of the community.
  const gone = await findGone(platform.db, items);
  if (gone.length > 0) await forget(platform.db, member.username, gone);
  return { notifications: items.filter((one) => !gone.includes(one)), nextCursor };
}
