import type { Paths } from './openapi-operations.ts';
import { cursor, idempotencyKey, known, limit } from './openapi-parameters.ts';

/** `/users/me/notifications` and what lies below it. */
export const notificationPaths: Paths = {
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
