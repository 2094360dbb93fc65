import {
  notificationPage,
  notificationsRead,
  notificationSummary,
  readNotifications,
} from '@knack/contract/notifications';
import { PARAMETERS } from './openapi-parameters.ts';
import type { Operation } from './openapi.ts';

const { cursor, limit, known, idempotencyKey } = PARAMETERS;

/** The schemas of what somebody is told. */
export const notificationSchemas = {
  NotificationPage: notificationPage,
  NotificationSummary: notificationSummary,
  NotificationsRead: notificationsRead,
  ReadNotifications: readNotifications,
};

/** `/users/me/notifications` and what lies below it. */
export const notificationPaths: Record<string, Record<string, Operation>> = {
  '/users/me/notifications': {
    get: {
      summary: 'List what one is told, newest first, without muted kinds and blocked members.',
      signedIn: true,
      parameters: [limit, cursor],
      success: [200, 'A page of notifications.', 'NotificationPage'],
      refusals: ['invalid-input', 'profile-required'],
    },
  },
  '/users/me/notifications/summary': {
    get: {
      summary: 'Look for news and count what is unread; made for asking again and again.',
      signedIn: true,
      parameters: [known],
      success: [200, 'The count, to a limit; null where nothing has changed.', 'NotificationSummary'],
      refusals: ['invalid-input', 'profile-required'],
    },
  },
  '/users/me/notifications/read': {
    post: {
      summary: 'Mark some of one’s own notifications as read, or all up to a time.',
      signedIn: true,
      parameters: [idempotencyKey],
      request: 'NotificationsRead',
      success: [200, 'What is read now.', 'ReadNotifications'],
      refusals: ['profile-required', 'being-deleted', 'idempotency-key-reused'],
    },
  },
};
