import * as v from 'valibot';
import { readStored, readStoredJson, STORAGE_KEYS, writeStored } from '../../lib/storage.ts';

const room = v.object({ username: v.string(), width: v.number(), height: v.number() });

/** Whether a member has put the matches on the feed away. */
export function arePutAway(username: string): boolean {
  return readStored(STORAGE_KEYS.matchesPutAway) === username;
}

/** Puts the matches on the feed away for a member. */
export function putAway(username: string): void {
  writeStored(STORAGE_KEYS.matchesPutAway, username);
}

/** How high the matches on the feed were when the member last saw them in a window as wide as this one, if known. */
export function lastHeight(username: string): number | undefined {
  const kept = v.safeParse(room, readStoredJson(STORAGE_KEYS.matchesRoom));
  if (!kept.success || kept.output.username !== username || kept.output.width !== window.innerWidth) return;
  return kept.output.height;
}

/** Keeps how high the matches on the feed are, for `lastHeight`. */
export function keepHeight(username: string, height: number): void {
  writeStored(STORAGE_KEYS.matchesRoom, JSON.stringify({ username, width: window.innerWidth, height }));
}
