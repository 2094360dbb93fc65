import { blockList, type BlockList } from '@knack/contract/blocks';
import { API_PATHS } from '@knack/contract/paths';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { get } from './http-client.ts';
import { useSession } from './session.ts';
import { readStoredJson, writeStored } from './storage.ts';

/** Whom the signed-in person has blocked. Dropped when they sign out. */
export const blocksQuery = queryOptions({
  queryKey: ['own', 'blocks'],
  queryFn: ({ signal }) => get(API_PATHS.ownBlocks, blockList, { asSelf: true, signal }),
  // It changes by one's own doing only, which tells the cache.
  staleTime: 10 * 60_000,
});

/** Where this browser keeps the names, so that nothing of theirs is seen before the server has answered. */
const storageKey = (username: string) => `knack.blocked.${username}`;

/**
 * The usernames of those whom the signed-in person has blocked: what lists articles, reviews or messages leaves theirs
 * out. Nobody while nobody is signed in.
 */
export function useBlockedNames(): ReadonlySet<string> {
  const session = useSession();
  const username = session.status === 'signedIn' ? session.username : undefined;
  const { data } = useQuery({ ...blocksQuery, enabled: typeof username === 'string' });
  return useMemo(() => {
    if (typeof username !== 'string') return new Set();
    return data === undefined ? readNames(username) : namesIn(data, username);
  }, [data, username]);
}

function namesIn({ blocks }: BlockList, username: string): ReadonlySet<string> {
  const names = blocks.map((block) => block.username);
  writeStored(storageKey(username), names.length === 0 ? null : JSON.stringify(names));
  return new Set(names);
}

function readNames(username: string): ReadonlySet<string> {
  const stored = readStoredJson(storageKey(username));
  return new Set(Array.isArray(stored) ? stored.filter((name) => typeof name === 'string') : []);
}
