import { describe, expect, it } from 'vitest';
import {
  lastBefore,
  MOST_KEPT,
  NO_MESSAGES,
  withEarlier,
  withWindow,
  type RoomMessages,
} from './room-messages.ts';
import { messageAt, messagesFrom } from './room-fixtures.ts';

const ids = (room: RoomMessages) => room.messages.map(({ id }) => id);
const idsFrom = (first: number, last: number) => messagesFrom(first, last).map(({ id }) => id);
const opened = (from: number, to: number) =>
  withWindow(NO_MESSAGES, { messages: messagesFrom(from, to), full: to - from >= 99 }).room;

describe('the live window', () => {
  it('shows what it holds, and goes on further back where it is full', () => {
    const room = opened(21, 120);
    expect(ids(room)).toHaveLength(100);
    expect(room.start).toEqual(messageAt(21));
  });

  it('is the whole room when it is not full', () => {
    expect(opened(1, 3)).toEqual({ messages: messagesFrom(1, 3), start: null, gaps: [] });
  });

  it('keeps what slides out of it', () => {
    const { room, gone } = withWindow(opened(1, 100), { messages: messagesFrom(2, 101), full: true });
    expect(ids(room)).toEqual(messagesFrom(1, 101).map(({ id }) => id));
    expect(gone).toEqual([]);
    expect(room.start).toEqual(messageAt(1));
  });

  it('loses what was deleted inside it, though an older message takes the free place', () => {
    const before = opened(2, 101);
    const messages = messagesFrom(1, 101).filter(({ id }) => id !== 'm050');
    const { room, gone } = withWindow(before, { messages, full: true });
    expect(gone).toEqual([messageAt(50)]);
    expect(ids(room)).not.toContain('m050');
    expect(ids(room)[0]).toBe('m001');
  });

  it('loses everything that it does not hold when it is not full', () => {
    const { room, gone } = withWindow(opened(1, 3), { messages: [messageAt(2)], full: false });
    expect(ids(room)).toEqual(['m002']);
    expect(gone.map(({ id }) => id)).toEqual(['m001', 'm003']);
  });

  it('empties the room when everything was deleted', () => {
    const { room, gone } = withWindow(opened(1, 2), { messages: [], full: false });
    expect(room).toEqual(NO_MESSAGES);
    expect(gone).toHaveLength(2);
  });

  it('keeps the object of a message that says the same, and takes the new text of one that does not', () => {
    const before = opened(1, 2);
    const masked = { ...messageAt(2), text: '****' };
    const { room } = withWindow(before, { messages: [messageAt(1), masked], full: false });
    expect(room.messages[0]).toBe(before.messages[0]);
    expect(room.messages[1]).toEqual(masked);
  });

  it('has nothing to say when none of a hundred could be read', () => {
    const before = opened(1, 3);
    expect(withWindow(before, { messages: [], full: true })).toEqual({
      room: before,
      gone: [],
      missed: null,
    });
  });

  it('orders one instant by the id, as the store does', () => {
    const twins = ['a', 'B', 'b'].map((id) => ({ ...messageAt(5), id }));
    const room = withEarlier(
      { ...opened(6, 6), start: messageAt(6) },
      { before: messageAt(6), after: null, page: { messages: [...twins].reverse(), next: null } },
    );
    expect(ids(room)).toEqual(['B', 'a', 'b', 'm006']);
  });

  it('forgets the oldest of very many, and can read them again', () => {
    const { room } = withWindow(
      { messages: messagesFrom(1, MOST_KEPT), start: null, gaps: [] },
      { messages: messagesFrom(MOST_KEPT - 98, MOST_KEPT + 1), full: true },
    );
    expect(room.messages).toHaveLength(MOST_KEPT);
    expect(room.start).toEqual(messageAt(2));
  });
});

/** The room with the messages `first` to `last`, read back from `before` as the server would answer. */
function readBack(room: RoomMessages, before: number, first: number): RoomMessages {
  const after = lastBefore(room, messageAt(before));
  const from = Math.max(first, after === null ? 1 : Number(after.id.slice(1)) + 1);
  const page = { messages: messagesFrom(from, before - 1), next: from === first ? messageAt(first) : null };
  return withEarlier(room, { before: messageAt(before), after, page });
}

describe('earlier messages', () => {
  it('come before what is there, until the room began', () => {
    const room = readBack(opened(51, 150), 51, 21);
    expect(ids(room)).toHaveLength(130);
    expect(room.start).toEqual(messageAt(21));
    const whole = readBack(room, 21, 0);
    expect(ids(whole)).toEqual(idsFrom(1, 150));
    expect(whole.start).toBeNull();
  });

  it('appear once though a window held them too', () => {
    const meanwhile = withWindow(opened(51, 150), { messages: messagesFrom(41, 140), full: true }).room;
    const page = { messages: messagesFrom(31, 50), next: messageAt(31) };
    const room = withEarlier(
      { ...meanwhile, start: messageAt(41) },
      { before: messageAt(51), after: null, page },
    );
    expect(ids(room)).toEqual(idsFrom(31, 140));
    expect(room.start).toEqual(messageAt(31));
  });

  it('that come when what they belong to has been let go change nothing', () => {
    const later = opened(301, 400);
    expect(readBack(later, 201, 101)).toBe(later);
    expect(readBack(NO_MESSAGES, 201, 101)).toBe(NO_MESSAGES);
  });
});

describe('a gap, where more was said than a window holds', () => {
  const slept = () => withWindow(opened(1, 100), { messages: messagesFrom(301, 400), full: true }).room;

  it('is marked where what is here and the window have nothing in common', () => {
    const { room, missed } = withWindow(opened(1, 100), { messages: messagesFrom(301, 400), full: true });
    expect(missed).toEqual(messageAt(301));
    expect(room.gaps).toEqual([messageAt(301)]);
    expect(room.start).toEqual(messageAt(1));
    expect(room.messages).toHaveLength(200);
  });

  it('narrows with each page and closes when the pages meet what was there', () => {
    const narrower = readBack(slept(), 301, 201);
    expect(narrower.gaps).toEqual([messageAt(201)]);
    const closed = readBack(narrower, 201, 91);
    expect(closed.gaps).toEqual([]);
    expect(closed.start).toEqual(messageAt(1));
    expect(ids(closed)).toEqual(idsFrom(1, 400));
  });

  it('stays while the window moves on, and is missed no more', () => {
    const { room, missed } = withWindow(slept(), { messages: messagesFrom(302, 401), full: true });
    expect(room.gaps).toEqual([messageAt(301)]);
    expect(missed).toBeNull();
  });

  it('stays beside a second one, and nothing that was read goes', () => {
    const { room } = withWindow(slept(), { messages: messagesFrom(601, 700), full: true });
    expect(room.gaps).toEqual([messageAt(301), messageAt(601)]);
    expect(ids(room)).toEqual([...idsFrom(1, 100), ...idsFrom(301, 400), ...idsFrom(601, 700)]);
    const later = readBack(room, 601, 101);
    expect(later.gaps).toEqual([messageAt(301)]);
    const whole = readBack(later, 301, 101);
    expect(whole.gaps).toEqual([messageAt(101)]);
    expect(readBack(whole, 101, 1)).toMatchObject({
      gaps: [],
      start: messageAt(1),
      messages: messagesFrom(1, 700),
    });
  });

  it('moves to where the window begins when a message that was missed takes the place of a deleted one', () => {
    const messages = messagesFrom(300, 400).filter(({ id }) => id !== 'm350');
    const { room } = withWindow(slept(), { messages, full: true });
    expect(room.gaps).toEqual([messageAt(300)]);
    // What was read back from where it ended before cannot close it.
    const page = { messages: messagesFrom(251, 300), next: messageAt(251) };
    const read = withEarlier(room, { before: messageAt(301), after: messageAt(100), page });
    expect(read.gaps).toEqual([messageAt(251)]);
  });

  it('closes when so much was deleted that the window reaches what was there', () => {
    const messages = [...messagesFrom(50, 100), ...messagesFrom(352, 400)];
    const { room } = withWindow(slept(), { messages, full: true });
    expect(room.gaps).toEqual([]);
  });

  it('goes with what lay before it, which can be read again', () => {
    const messages = messagesFrom(1_001, 1_000 + MOST_KEPT);
    const before = {
      messages: [...messagesFrom(1, 100), ...messages],
      start: null,
      gaps: [messageAt(1_001)],
    };
    const { room } = withWindow(before, {
      messages: messagesFrom(902 + MOST_KEPT, 1_001 + MOST_KEPT),
      full: true,
    });
    expect(room.gaps).toEqual([]);
    expect(room.start).toEqual(messageAt(1_002));
  });
});
