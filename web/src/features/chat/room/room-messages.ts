import type { EarlierPage, LiveWindow, Place, StoredMessage } from '../../../lib/firebase/messages.ts';

/** What this browser has of the room. */
export interface RoomMessages {
  /** Oldest first, each id once. */
  messages: readonly StoredMessage[];
  /** Where reading further back goes on; null when the first message is the room's first. */
  start: Place | null;
  /** The first message after a stretch that was missed, such as a night asleep; null when there is none. */
  gap: Place | null;
}

export const NO_MESSAGES: RoomMessages = { messages: [], start: null, gap: null };

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
 * was deleted (`gone`). A window that has nothing in common with what is here leaves a gap.
 */
export function withWindow(
  room: RoomMessages,
  { messages: newest, full }: Pick<LiveWindow, 'messages' | 'full'>,
): { room: RoomMessages; gone: StoredMessage[] } {
  const [oldest] = newest;
  if (oldest === undefined)
    return full ? { room, gone: [] } : { room: NO_MESSAGES, gone: [...room.messages] };
  if (room.messages.length === 0) {
    return { room: { messages: newest, start: full ? oldest : null, gap: null }, gone: [] };
  }

  const known = new Map(room.messages.map((message) => [message.id, message]));
  const windowIds = new Set(newest.map(({ id }) => id));
  const outside = room.messages.filter(({ id }) => !windowIds.has(id));
  const isOlder = (message: StoredMessage) => full && comparePlaces(message, oldest) < 0;
  const older = outside.filter(isOlder);
  const gone = outside.filter((message) => !isOlder(message));
  const missed = full && older.length === room.messages.length;
  // One gap at a time: what lies before an earlier one is left for reading back.
  const kept = missed && room.gap !== null ? older.filter(isNotBefore(room.gap)) : older;

  return {
    room: trimmed({
      messages: [...kept, ...newest.map((message) => sameOr(known.get(message.id), message))],
      start: !full ? null : kept.length < older.length ? room.gap : room.start,
      gap: !full ? null : missed ? oldest : room.gap,
    }),
    gone,
  };
}

/** The room with a page that was read from just before `before`: its start or its gap. */
export function withEarlier(room: RoomMessages, before: Place, page: EarlierPage): RoomMessages {
  const known = new Set(room.messages.map(({ id }) => id));
  const added = page.messages.filter(({ id }) => !known.has(id));
  const messages = [...room.messages, ...added].sort(comparePlaces);
  if (room.gap !== null && comparePlaces(before, room.gap) === 0) {
    const closed = page.next === null || added.length < page.messages.length;
    return { ...room, messages, gap: closed ? null : page.next };
  }
  return { ...room, messages, start: page.next };
}

const isNotBefore = (place: Place) => (message: StoredMessage) => comparePlaces(message, place) >= 0;

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
  return { messages, start: first, gap: room.gap && comparePlaces(room.gap, first) > 0 ? room.gap : null };
}
