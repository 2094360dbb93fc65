import type { NotificationsRead, ReadNotifications } from '@knack/contract/notifications';
import type { Caller } from '../platform/accounts.ts';
import type { Answer, Attempt } from '../platform/idempotency.ts';
import { isDocumentId } from '../platform/ids.ts';
import { findOwnUser } from '../platform/members.ts';
import type { Platform } from '../platform/platform.ts';
import { markAllRead, markSomeRead } from './notifications.repository.ts';

/**
 * Marks the caller's own notifications as read: those of some ids (what is not theirs, or not there, is left out), or
 * all up to a time, which never moves back and is never later than now. Throws the Refusal `profile-required`.
 */
export async function markRead(
  platform: Platform,
  caller: Caller,
  { ids, upTo }: NotificationsRead,
  attempt: Attempt,
): Promise<Answer<ReadNotifications>> {
  const { username, notificationsReadUpTo } = await findOwnUser(platform.db, caller);
  if (ids !== undefined) {
    return markSomeRead(platform, username, [...new Set(ids)].filter(isDocumentId), attempt);
  }
  const asked = Math.min(Date.parse(upTo ?? ''), platform.now());
  const before = notificationsReadUpTo === null ? 0 : Date.parse(notificationsReadUpTo);
  return markAllRead(platform, username, Math.max(asked, before), attempt);
}
