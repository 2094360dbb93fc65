/** Where the cache of the app keeps what somebody is told, and how much of it is unread. Dropped on signing out. */
export const NOTIFICATION_KEYS = {
  list: ['own', 'notifications'],
  summary: ['own', 'notification-summary'],
} as const;
