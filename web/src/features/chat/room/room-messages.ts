import type { EarlierPage, LiveWindow, Place, StoredMessage } from '../../../lib/firebase/messages.ts';

/** What this browser has of the room. */
export interface RoomMessages {
  /** Oldest first, each id once. */
  messages: readonly StoredMessage[];
  /** Where reading further back goes on; null when the first message is the room's first. */
  start: Place | null;
  /** Where a stretch that was missed ends, such as a night asleep: just before each of these, oldest first. */
  gaps: readonly Place[];
}

/** The room before the server has shown anything of it. */
export const NO_MESSAGES: RoomMessages = { messages: [], start: null, gaps: [] };

/** Enough for hours of reading back; beyond it the oldest go, and can be read again. */
export const MOST_KEPT = 3_000;

/** The room's order: by the server's time, then by id, as Firestore sorts. */
export function comparePlaces(a: Place, b: Place): number {
  if (a.createdAt !== b.createdAt) return a.createdAt - b.createdAt;
  if (a.id === b.id) return 0;
  return a.id < b.id ? -1 : 1;
}

/**
 * The room with the server's newest messages in it. What has slid out of a full window stays; what is missing inside it
 * was deleted (`gone`). A window that has nothing in common with what is here leaves a gap, and it is `missed`.
 */
export function withWindow(
  room: RoomMessages,
  { messages: newest, full }: Pick<LiveWindow, 'messages' | 'full'>,
): { room: RoomMessages; gone: StoredMessage[]; missed: Place | null } {
  const [oldest] = newest;
  if (oldest === undefined && full) return { room, gone: [], missed: null };

  const known = new Map(room.messages.map((message) => [message.id, message]));
  const windowIds = new Set(newest.map(({ id }) => id));
  const outside = room.messages.filter(({ id }) => !windowIds.has(id));
  const isOlder = (message: StoredMessage) =>
    full && oldest !== undefined && comparePlaces(message, oldest) < 0;
  const older = outside.filter(isOlder);
  const gone = outside.filter((message) => !isOlder(message));
  const messages = [...older, ...newest.map((message) => sameOr(known.get(message.id), message))];
  const from = full && oldest !== undefined ? oldest : null;
  return {
    room: trimmed({ messages, ...covered(room, from, null) }),
    gone,
    missed: older.length > 0 && older.length === room.messages.length ? from : null,
  };
}

/** The last message that is here from before a place: where reading back into a gap may end. */
export function lastBefore({ messages }: RoomMessages, place: Place): StoredMessage | null {
  return messages.findLast((message) => comparePlaces(message, place) < 0) ?? null;
}

/**
 * The room with a page that was read back from `before`, its start or a gap, as far as `after`, or to the room's
 * beginning where that is null. A page that has been overtaken changes nothing.
 */
export function withEarlier(
  room: RoomMessages,
  { before, after, page }: { before: Place; after: Place | null; page: EarlierPage },
): RoomMessages {
  const isKnown = room.start === null ? room.gaps.length === 0 : comparePlaces(before, room.start) < 0;
  if (isKnown) return room;
  const known = new Set(room.messages.map(({ id }) => id));
  const added = page.messages.filter(({ id }) => !known.has(id));
  const messages = [...room.messages, ...added].sort(comparePlaces);
  return { messages, ...covered(room, page.next ?? after, before) };
}

/**
 * Where the room begins and what it lacks, once everything is known between two places: the room's beginning where
 * `from` is null, and its end where `to` is.
 */
function covered(
  room: RoomMessages,
  from: Place | null,
  to: Place | null,
): Pick<RoomMessages, 'start' | 'gaps'> {
  const later = room.gaps.filter((gap) => to !== null && comparePlaces(gap, to) > 0);
  const last = from && lastBefore(room, from);
  if (from === null || last === null) return { start: from, gaps: later };
  const earlier = room.gaps.filter((gap) => comparePlaces(gap, last) <= 0);
  // Nothing is missing between two messages that stand here without a gap.
  const next = room.messages.find((message) => comparePlaces(message, from) >= 0);
  const gap = room.gaps[earlier.length];
  const isJoined = next !== undefined && (gap === undefined || comparePlaces(gap, next) > 0);
  return { start: room.start, gaps: [...earlier, ...(isJoined ? [] : [from]), ...later] };
}

/** The object that is already on screen, as long as it says the same. */
function sameOr(shown: StoredMessage | undefined, message: StoredMessage): StoredMessage {
  const fields = ['text', 'userName', 'userId', 'userPhotoURL', 'createdAt'] as const;
  return shown && fields.every((field) => shown[field] === message[field]) ? shown : message;
}

function trimmed(room: RoomMessages): RoomMessages {
  if (room.messages.length <= MOST_KEPT) return room;
  const messages = room.messages.slice(-MOST_KEPT);
  const [first] = messages;
  if (first === undefined) return room;
  return { messages, start: first, gaps: room.gaps.filter((gap) => comparePlaces(gap, first) > 0) };
}
