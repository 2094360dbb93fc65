import * as v from 'valibot';
import { LIMITS } from './limits.ts';
import { page, pageQuery, queryValue } from './pages.ts';
import { skill } from './skills.ts';
import { timestamp, timestampOrNull } from './timestamps.ts';

/**
 * What somebody is told of: a review about them, an answer to their review, a mention in the room, an article that
 * offers what they want, one that asks for what they teach. In the order of display.
 */
export const NOTIFICATION_KINDS = ['review', 'answer', 'mention', 'offer', 'request'] as const;

const kind = v.picklist(NOTIFICATION_KINDS, 'Must be a kind of notification.');

export type NotificationKind = v.InferOutput<typeof kind>;

/** The kinds that somebody does not want to be told of: any of them, none twice. */
export const mutedKinds = v.pipe(
  v.array(kind, 'Must be a list.'),
  v.check((kinds) => new Set(kinds).size === kinds.length, 'Must not name a kind twice.'),
  v.metadata({ uniqueItems: true }),
);

const told = {
  id: v.string(),
  kind,
  /** Whose doing it is: the username. */
  actor: v.string(),
  /** The id of what it is about: of the review, the message or the article, by kind. */
  reference: v.string(),
  /** The skill that the review or the article is about. */
  skill: v.nullable(skill),
  createdAt: timestamp,
};

/** A notification as the API answers it. */
export const notification = v.object({ ...told, read: v.boolean() });

export type Notification = v.InferOutput<typeof notification>;

/** A notification as stored. `username` is who is told; `readAt` is null while only `notificationsReadUpTo` may say. */
export const storedNotification = v.object({ ...told, username: v.string(), readAt: timestampOrNull });

export type StoredNotification = v.InferOutput<typeof storedNotification>;

/** The query of `GET /users/me/notifications`. */
export const notificationsQuery = pageQuery;

export type NotificationsQuery = v.InferOutput<typeof notificationsQuery>;

/** The answer of `GET /users/me/notifications`, newest first. */
export const notificationPage = page('notifications', notification);

export type NotificationPage = v.InferOutput<typeof notificationPage>;

/** The query of `GET /users/me/notifications/summary`: the version that the caller knows. */
export const notificationSummaryQuery = v.strictObject({ known: v.optional(queryValue) });

/**
 * How many notifications are unread, counted to one more than `LIMITS.notifications.counted`; null when nothing has
 * changed since the version that the caller knows, which is what costs next to nothing to ask.
 */
export const notificationSummary = v.object({ version: v.string(), unread: v.nullable(v.number()) });

export type NotificationSummary = v.InferOutput<typeof notificationSummary>;

/** What `POST /users/me/notifications/read` is sent: some notifications, or the time up to which all are read. */
export const notificationsRead = v.pipe(
  v.strictObject({
    ids: v.optional(
      v.pipe(
        v.array(v.string('Must be text.'), 'Must be a list.'),
        v.minLength(1, 'Must name one.'),
        v.maxLength(LIMITS.page.max, `Must name at most ${LIMITS.page.max}.`),
      ),
    ),
    upTo: v.optional(timestamp),
  }),
  v.forward(
    v.check(({ ids, upTo }) => (ids === undefined) !== (upTo === undefined), 'Send either ids or upTo.'),
    ['upTo'],
  ),
);

export type NotificationsRead = v.InferOutput<typeof notificationsRead>;

/** What is read from now on: those of the asked-for ids that there are, or all up to a time. */
export const readNotifications = v.object({ ids: v.array(v.string()), upTo: v.nullable(timestamp) });

export type ReadNotifications = v.InferOutput<typeof readNotifications>;
