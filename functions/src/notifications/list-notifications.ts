import type { NotificationPage, NotificationsQuery } from '@knack/contract/notifications';
import type { Caller } from '../platform/accounts.ts';
import type { Platform } from '../platform/platform.ts';
import { findNotifications } from './notifications.repository.ts';
import { findOwnMember } from './own-member.ts';

/** A page of what the caller is told, newest first, without the kinds that they muted. Throws `profile-required`. */
export async function listNotifications(
  platform: Platform,
  caller: Caller,
  query: NotificationsQuery,
): Promise<NotificationPage> {
  const member = await findOwnMember(platform, caller);
  const { items, nextCursor } = await findNotifications(platform.db, member, query);
  return { notifications: items, nextCursor };
}
