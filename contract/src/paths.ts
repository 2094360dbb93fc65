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
  reviews: '/reviews',
  review: (id: string) => `/reviews/${encodeURIComponent(id)}`,
  reviewAnswer: (id: string) => `/reviews/${encodeURIComponent(id)}/answer`,
} as const;
