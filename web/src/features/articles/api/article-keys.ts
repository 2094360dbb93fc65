import type { FeedFilter } from '../../../config/paths.ts';

/** Where articles are kept in the cache of the app. */
export const articleKeys = {
  one: (id: string) => ['articles', 'one', id] as const,
  feed: (filter: FeedFilter) => ['articles', 'feed', filter] as const,
  /** The beginning of the keys of every feed. */
  feeds: ['articles', 'feed'] as const,
  recent: ['articles', 'recent'] as const,
};
