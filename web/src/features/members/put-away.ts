import { readStored, STORAGE_KEYS, writeStored } from '../../lib/storage.ts';

/**
 * Whether a member has put the matches on the feed away. While it is not known who is looking: whether somebody has in
 * this browser, for that is who is most likely to come back.
 */
export function arePutAway(username: string | undefined): boolean {
  const stored = readStored(STORAGE_KEYS.matchesPutAway);
  return username === undefined ? stored !== null : stored === username;
}

/** Puts the matches on the feed away for a member. */
export function putAway(username: string): void {
  writeStored(STORAGE_KEYS.matchesPutAway, username);
}
