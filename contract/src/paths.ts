/** The addresses of the API, with their parameters encoded. */
export const API_PATHS = {
  articles: '/articles',
  article: (id: string) => `/articles/${encodeURIComponent(id)}`,
  restoredArticle: (id: string) => `/articles/${encodeURIComponent(id)}/restore`,
  users: '/users',
  ownUser: '/users/me',
  ownData: '/users/me/data',
  ownReports: '/users/me/reports',
  ownBlocks: '/users/me/blocks',
  ownBlock: (username: string) => `/users/me/blocks/${encodeURIComponent(username)}`,
  ownMatches: '/users/me/matches',
  user: (username: string) => `/users/${encodeURIComponent(username)}`,
  userByName: (username: string) => `/users/username/${encodeURIComponent(username)}`,
  notifications: '/users/me/notifications',
  notificationSummary: '/users/me/notifications/summary',
  readNotifications: '/users/me/notifications/read',
  reviews: '/reviews',
  review: (id: string) => `/reviews/${encodeURIComponent(id)}`,
  reviewAnswer: (id: string) => `/reviews/${encodeURIComponent(id)}/answer`,
} as const;

/**
 * The id of the element that holds, as JSON, what a page shows before any script: what the API answers at the path that
 * its `data-path` names.
 */
export const DRAWN_ANSWER = 'drawn-answer';
