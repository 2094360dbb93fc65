import { API_PATHS } from '@knack/contract/paths';
import { userPage } from '@knack/contract/users';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { MembersFilter } from '../../../config/paths.ts';
import { get } from '../../../lib/http-client.ts';

/** The members who fit, newest first, a page at a time; those found before stay until the next are there. */
export function useMembers({ q, teaches, wants }: MembersFilter) {
  const filter = { q, teaches, wants };
  return useInfiniteQuery({
    queryKey: ['members', filter] as const,
    queryFn: ({ pageParam, signal }) =>
      get(API_PATHS.users, userPage, { query: { ...filter, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });
}
