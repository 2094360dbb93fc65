import { articlesQuery } from '@knack/contract/articles';
import * as v from 'valibot';
import type { FeedFilter } from '../../config/paths.ts';

const { q, kind, skill, topic } = articlesQuery.entries;
const fields = { q, kind, skill, topic };

/** What an address of the board asks for; a part of it that the API would refuse is left out. */
export function readFeedFilter(search: string): FeedFilter {
  const parameters = new URLSearchParams(search);
  const read = (name: keyof FeedFilter) => {
    const parsed = v.safeParse(fields[name], parameters.get(name) ?? undefined);
    return parsed.success && parsed.output ? [[name, parsed.output]] : [];
  };
  return Object.fromEntries((['q', 'kind', 'skill', 'topic'] as const).flatMap(read)) as FeedFilter;
}

/** Whether anything is asked for at all. */
export function isFiltering(filter: FeedFilter): boolean {
  return Object.values(filter).some(Boolean);
}
