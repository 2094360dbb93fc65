import * as v from 'valibot';
import type { Place, StoredMessage } from '../../../lib/firebase/messages.ts';
import { readStoredJson, STORAGE_KEYS, writeStored } from '../../../lib/storage.ts';
import { comparePlaces } from './room-messages.ts';

/** How far somebody has read on this device. */
export interface Reading {
  /** The last message that was on screen while somebody looked; null before the first visit. */
  last: Place | null;
  /** The last message that was read before the unread ones: where a line shows that reading stopped. */
  line: Place | null;
  /** Messages of others after `last`. */
  unread: number;
  /** Whether somebody is looking at the newest messages, and reads what comes at once. */
  attending: boolean;
}

const place = v.object({ createdAt: v.number(), id: v.string() });

/** Where reading stopped on the last visit from this device. */
export function startReading(): Reading {
  const stored = v.safeParse(place, readStoredJson(STORAGE_KEYS.lastRead));
  return { last: stored.success ? stored.output : null, line: null, unread: 0, attending: false };
}

/** Keeps the place for the next visit. */
export function keepPlace({ last }: Reading): void {
  if (last !== null) writeStored(STORAGE_KEYS.lastRead, JSON.stringify(last));
}

/** Reading after the messages or the reader's attention changed. A first visit has read everything. */
export function nextReading(
  reading: Reading,
  messages: readonly StoredMessage[],
  { ownId, attending }: { ownId: string | null; attending: boolean },
): Reading {
  const newest = messages.at(-1);
  if (newest === undefined) return reading;
  const last = reading.last ?? placeOf(newest);
  const unread = countUnread(messages, last, ownId);
  const line = unread > 0 && reading.unread === 0 && !reading.attending ? last : reading.line;
  if (!attending) return changed(reading, { last, line, unread, attending });
  const read = comparePlaces(newest, last) > 0 ? placeOf(newest) : last;
  return changed(reading, { last: read, line, unread: 0, attending });
}

/** Reading as it is left: on return a line shows what has come since. */
export function leaveReading({ last }: Reading): Reading {
  return { last, line: null, unread: 0, attending: false };
}

function countUnread(messages: readonly StoredMessage[], last: Place, ownId: string | null): number {
  let count = 0;
  for (let index = messages.length - 1; index >= 0; index -= 1) {
    const message = messages[index];
    if (message === undefined || comparePlaces(message, last) <= 0) break;
    if (message.userId !== ownId) count += 1;
  }
  return count;
}

function changed(before: Reading, after: Reading): Reading {
  const same =
    before.last?.id === after.last?.id &&
    before.line === after.line &&
    before.unread === after.unread &&
    before.attending === after.attending;
  return same ? before : after;
}

const placeOf = ({ createdAt, id }: Place): Place => ({ createdAt, id });
