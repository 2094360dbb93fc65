import { LIMITS } from '@knack/contract/limits';
import {
  NOTIFICATION_KINDS,
  readNotifications,
  type Notification,
  type NotificationKind,
  type ReadNotifications,
  type StoredNotification,
} from '@knack/contract/notifications';
import type { StoredUser } from '@knack/contract/users';
import { isoTime } from '../platform/clock.ts';
import { notifications, users } from '../platform/collections.ts';
import { Timestamp, type Firestore, type Query } from '../platform/firestore.ts';
import { commitOnce, type Answer, type Attempt } from '../platform/idempotency.ts';
import { changed } from '../platform/notifications.ts';
import { newestFirst, readPage, type Page } from '../platform/pages.ts';
import type { Platform } from '../platform/platform.ts';

/** What of a member's document says which notifications they see, and which of them are read. */
export type Reader = Pick<StoredUser, 'username' | 'mutedNotifications' | 'notificationsReadUpTo'>;

/** The kinds that a member wants to be told of. */
export function wantedKinds({ mutedNotifications }: Pick<Reader, 'mutedNotifications'>): NotificationKind[] {
  return NOTIFICATION_KINDS.filter((kind) => !mutedNotifications.includes(kind));
}

/** The query behind a member's notifications of some kinds; it needs its index in firestore.indexes.json. */
export function notificationsQuery(
  db: Firestore,
  username: string,
  kinds: readonly NotificationKind[],
): Query<StoredNotification> {
  return newestFirst(notifications(db).where('username', '==', username).where('kind', 'in', kinds));
}

/** A page of what a member is told, newest first, without what comes of those whose usernames are `blocked`. */
export async function findNotifications(
  db: Firestore,
  reader: Reader,
  blocked: ReadonlySet<string>,
  { limit, cursor }: { readonly limit: number; readonly cursor?: string | undefined },
): Promise<Page<Notification>> {
  const { username } = reader;
  const kinds = wantedKinds(reader);
  if (kinds.length === 0) return { items: [], nextCursor: null };
  const list = JSON.stringify(['notifications', username, kinds]);
  const query = notificationsQuery(db, username, kinds);
  const page = { list, limit, cursor };
  const { items, nextCursor } = await readPage(query, page, ({ actor }) => !blocked.has(actor));
  return { items: items.map((stored) => toNotification(stored, reader)), nextCursor };
}

/** So many of the unread ones are looked at for those that come of somebody blocked: what is older is not counted. */
const MOST_READ_FOR_COUNT = 100;

/**
 * How many notifications a member has not read, to one more than `LIMITS.notifications.counted`, without what comes
 * of those whose usernames are `blocked`. One billed read, however many they are, for who has blocked nobody; else
 * `MOST_READ_FOR_COUNT` at the most, as an aggregation cannot leave out two hundred names.
 */
export async function countUnread(
  db: Firestore,
  reader: Reader,
  blocked: ReadonlySet<string>,
): Promise<number> {
  const kinds = wantedKinds(reader);
  if (kinds.length === 0) return 0;
  const upTo = reader.notificationsReadUpTo;
  const unread = notificationsQuery(db, reader.username, kinds).where('readAt', '==', null);
  const newer =
    upTo === null ? unread : unread.where('createdAt', '>', Timestamp.fromMillis(Date.parse(upTo)));
  const most = LIMITS.notifications.counted + 1;
  if (blocked.size === 0) return (await newer.limit(most).count().get()).data().count;
  const { docs } = await newer.select('actor').limit(MOST_READ_FOR_COUNT).get();
  const shown = docs.filter((document) => !blocked.has(String(document.get('actor'))));
  return Math.min(shown.length, most);
}

/** Marks some of a member's own notifications as read, once for each attempt; ids of others' change nothing. */
export async function markSomeRead(
  platform: Platform,
  username: string,
  ids: readonly string[],
  attempt: Attempt,
): Promise<Answer<ReadNotifications>> {
  const { db, now } = platform;
  const found = ids.length === 0 ? [] : await db.getAll(...ids.map((id) => notifications(db).doc(id)));
  const own = found.filter((document) => document.get('username') === username);
  return commitOnce(platform, attempt, {
    schema: readNotifications,
    answer: { status: 200, body: { ids: own.map(({ id }) => id), upTo: null } },
    write: (batch) => {
      for (const { ref } of own) batch.update(ref, { readAt: Timestamp.fromMillis(now()) });
      if (own.length > 0) changed(batch, db, username);
    },
    // The id of what came of a review holds its author's name.
    about: [...new Set(own.map((document) => String(document.get('actor'))))],
  });
}

/** Marks all of a member's notifications up to a time as read, with one write, once for each attempt. */
export function markAllRead(
  platform: Platform,
  username: string,
  upTo: number,
  attempt: Attempt,
): Promise<Answer<ReadNotifications>> {
  const { db } = platform;
  return commitOnce(platform, attempt, {
    schema: readNotifications,
    answer: { status: 200, body: { ids: [], upTo: isoTime(upTo) } },
    write: (batch) => {
      batch.update(users(db).doc(username), { notificationsReadUpTo: Timestamp.fromMillis(upTo) });
      changed(batch, db, username);
    },
  });
}

function toNotification(
  { username: _username, readAt, ...told }: StoredNotification,
  { notificationsReadUpTo: upTo }: Reader,
): Notification {
  return { ...told, read: readAt !== null || (upTo !== null && told.createdAt <= upTo) };
}
