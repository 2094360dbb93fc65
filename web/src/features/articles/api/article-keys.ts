/** Where articles are kept in the cache of the app. */
export const articleKeys = {
  one: (id: string) => ['articles', 'one', id] as const,
  feed: ['articles', 'feed'] as const,
  recent: ['articles', 'recent'] as const,
};
