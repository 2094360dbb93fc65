import type { FeedFilter } from '../../../config/paths.ts';

const LISTS = ['articles', 'list'] as const;

/** Where articles are kept in the cache of the app. */
export const articleKeys = {
  one: (id: string) => ['articles', 'one', id] as const,
  feed: (filter: FeedFilter) => [...LISTS, 'feed', filter] as const,
  recent: [...LISTS, 'recent'] as const,
  /** The beginning of the keys of every list. */
  lists: LISTS,
  /** The beginning of the keys of every feed. */
  feeds: [...LISTS, 'feed'] as const,
};
