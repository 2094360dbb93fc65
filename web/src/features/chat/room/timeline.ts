import type { Place, StoredMessage } from '../../../lib/firebase/messages.ts';
import { comparePlaces, type RoomMessages } from './room-messages.ts';
import type { Member } from './member.ts';
import type { OutgoingMessage } from './stored-outbox.ts';

/** What stands in the log, from top to bottom. */
export type TimelineItem =
  | { kind: 'day'; key: string; day: Date }
  | { kind: 'gap'; key: string; gap: Place }
  | { kind: 'line'; key: string }
  | {
      kind: 'message';
      key: string;
      message: StoredMessage;
      /** Another sender or a while later: name and face are shown again. */
      startsGroup: boolean;
      /** Set while the message is on its way. */
      outgoing: OutgoingMessage | null;
    };

/** Messages of one sender that are closer together than this make a group. */
const GROUP_MS = 5 * 60_000;

interface TimelineOptions extends Pick<RoomMessages, 'messages' | 'gaps'> {
  /** The last message that was read here, where a line is to be drawn; null for none. */
  line: Place | null;
  sender: Member | null;
  outgoing: readonly OutgoingMessage[];
}

/**
 * The room's messages with what stands between them. What is on its way comes last, in the order in which it was
 * written, so that nothing moves while the server's time is pending.
 */
export function timeline({ messages, gaps, line, sender, outgoing }: TimelineOptions): TimelineItem[] {
  const items: TimelineItem[] = [];
  let previous: StoredMessage | null = null;
  let lineIsDrawn = line === null;
  let gapsDrawn = 0;
  /** The gaps before a message, which may not be the one that they were found at: that may have gone, or be hidden. */
  const addGaps = (message: StoredMessage | null) => {
    const before = gapsDrawn;
    for (const gap of gaps.slice(gapsDrawn)) {
      if (message !== null && comparePlaces(gap, message) > 0) break;
      // By its number, so that its button keeps the focus when it narrows.
      items.push({ kind: 'gap', key: `gap ${gapsDrawn}`, gap });
      gapsDrawn += 1;
    }
    return gapsDrawn > before;
  };
  const add = (message: StoredMessage, on: OutgoingMessage | null) => {
    const isNewDay = previous === null || dayKey(previous) !== dayKey(message);
    const isGap = on === null && addGaps(message);
    const isLine =
      !lineIsDrawn && line !== null && comparePlaces(message, line) > 0 && message.userId !== sender?.userId;
    if (isNewDay)
      items.push({ kind: 'day', key: `day ${dayKey(message)}`, day: new Date(message.createdAt) });
    if (isLine) items.push({ kind: 'line', key: 'line' });
    lineIsDrawn ||= isLine;
    const startsGroup = isNewDay || isGap || isLine || !belongTogether(previous, message);
    items.push({ kind: 'message', key: message.id, message, startsGroup, outgoing: on });
    previous = message;
  };
  for (const message of messages) add(message, null);
  addGaps(null);
  if (sender === null) return items;
  const latest = messages.at(-1)?.createdAt ?? 0;
  for (const each of outgoing) {
    // This device's clock may be behind; nobody writes before what they see.
    add({ ...sender, id: each.id, text: each.text, createdAt: Math.max(each.writtenAt, latest) }, each);
  }
  return items;
}

function belongTogether(previous: StoredMessage | null, message: StoredMessage): boolean {
  return previous?.userId === message.userId && message.createdAt - previous.createdAt < GROUP_MS;
}

function dayKey({ createdAt }: StoredMessage): string {
  const day = new Date(createdAt);
  return `${day.getFullYear()}-${day.getMonth() + 1}-${day.getDate()}`;
}
