import type { NotificationKind, StoredNotification } from '@knack/contract/notifications';
import { notifications, users } from './collections.ts';
import { FieldValue, type Firestore, type WriteBatch } from './firestore.ts';

/** What somebody (`username`) is told: all of a notification but its id, which follows from it. */
export type News = Omit<StoredNotification, 'id' | 'readAt'>;

/** The id of the one notification of this kind about this thing to this member. */
export function notificationId(kind: NotificationKind, reference: string, username: string): string {
  return `${kind}:${reference}:${username}`;
}

/**
 * Tells a member of something, in the batch in which it happens; a notification about the same thing takes the place of
 * the earlier one and is unread. The batch fails with NOT_FOUND without such a member.
 */
export function tell(batch: WriteBatch, db: Firestore, news: News): void {
  const stored = newNotification(news);
  batch.set(notifications(db).doc(stored.id), stored);
  changed(batch, db, news.username);
}

/** As `tell`, but the batch fails with ALREADY_EXISTS where the member has been told: for what may happen again. */
export function tellOnce(batch: WriteBatch, db: Firestore, news: News): void {
  const stored = newNotification(news);
  batch.create(notifications(db).doc(stored.id), stored);
  changed(batch, db, news.username);
}

/** Takes a notification back, in the batch in which its reason goes. */
export function untell(
  batch: WriteBatch,
  db: Firestore,
  { kind, reference, username }: Pick<News, 'kind' | 'reference' | 'username'>,
): void {
  batch.delete(notifications(db).doc(notificationId(kind, reference, username)));
  changed(batch, db, username);
}

/** Counts a change of a member's notifications: by that number alone a poll sees that there is something to read. */
export function changed(batch: WriteBatch, db: Firestore, username: string): void {
  batch.update(users(db).doc(username), { notificationsVersion: FieldValue.increment(1) });
}

function newNotification(news: News): StoredNotification {
  return { ...news, id: notificationId(news.kind, news.reference, news.username), readAt: null };
}
