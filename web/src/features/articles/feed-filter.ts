import { articlesQuery } from '@knack/contract/articles';
import type { FeedFilter } from '../../config/paths.ts';
import { readFilter } from '../../lib/address-filter.ts';

const { q, kind, skill, topic } = articlesQuery.entries;

/** What an address of the board asks for; a part of it that the API would refuse is left out. */
export function readFeedFilter(search: string): FeedFilter {
  return readFilter({ q, kind, skill, topic }, search);
}
