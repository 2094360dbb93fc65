import type { NotificationPage, NotificationsQuery } from '@knack/contract/notifications';
import type { Caller } from '../platform/accounts.ts';
import { blockedNames } from '../platform/blocks.ts';
import type { Platform } from '../platform/platform.ts';
import { findNotifications } from './notifications.repository.ts';
import { findOwnMember } from './own-member.ts';

/** A page of what the caller is told, newest first, without the kinds that they muted and the people they blocked. Throws `profile-required`. */
export async function listNotifications(
  platform: Platform,
  caller: Caller,
  query: NotificationsQuery,
): Promise<NotificationPage> {
  const member = await findOwnMember(platform, caller);
  const blocked = await blockedNames(platform.db, member.uid);
  const { items, nextCursor } = await findNotifications(platform.db, member, blocked, query);
  return { notifications: items, nextCursor };
}
