import { describe, expect, it } from 'vitest';
import { MOST_KEPT, NO_MESSAGES, withEarlier, withWindow, type RoomMessages } from './room-messages.ts';
import { messageAt, messagesFrom } from './room-fixtures.ts';

const ids = (room: RoomMessages) => room.messages.map(({ id }) => id);
const opened = (from: number, to: number) =>
  withWindow(NO_MESSAGES, { messages: messagesFrom(from, to), full: to - from >= 99 }).room;

describe('the live window', () => {
  it('shows what it holds, and goes on further back where it is full', () => {
    const room = opened(21, 120);
    expect(ids(room)).toHaveLength(100);
    expect(room.start).toEqual(messageAt(21));
  });

  it('is the whole room when it is not full', () => {
    expect(opened(1, 3)).toEqual({ messages: messagesFrom(1, 3), start: null, gap: null });
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
    expect(withWindow(before, { messages: [], full: true })).toEqual({ room: before, gone: [] });
  });

  it('orders one instant by the id, as the store does', () => {
    const twins = ['a', 'B', 'b'].map((id) => ({ ...messageAt(5), id }));
    const room = withEarlier(opened(6, 6), messageAt(6), { messages: [...twins].reverse(), next: null });
    expect(ids(room)).toEqual(['B', 'a', 'b', 'm006']);
  });

  it('forgets the oldest of very many, and can read them again', () => {
    const { room } = withWindow(
      { messages: messagesFrom(1, MOST_KEPT), start: null, gap: null },
      { messages: messagesFrom(MOST_KEPT - 98, MOST_KEPT + 1), full: true },
    );
    expect(room.messages).toHaveLength(MOST_KEPT);
    expect(room.start).toEqual(messageAt(2));
  });
});

describe('earlier messages', () => {
  it('come before what is there, until the room began', () => {
    const room = withEarlier(opened(51, 150), messageAt(51), {
      messages: messagesFrom(21, 50),
      next: messageAt(21),
    });
    expect(ids(room)).toHaveLength(130);
    expect(room.start).toEqual(messageAt(21));
    const whole = withEarlier(room, messageAt(21), { messages: messagesFrom(1, 20), next: null });
    expect(ids(whole)).toEqual(messagesFrom(1, 150).map(({ id }) => id));
    expect(whole.start).toBeNull();
  });

  it('appear once though a window held them too', () => {
    const room = withEarlier(opened(51, 150), messageAt(51), {
      messages: messagesFrom(41, 60),
      next: messageAt(41),
    });
    expect(ids(room)).toEqual(messagesFrom(41, 150).map(({ id }) => id));
  });
});

describe('a gap after a long absence', () => {
  const slept = () => withWindow(opened(1, 100), { messages: messagesFrom(301, 400), full: true }).room;

  it('is marked where what is here and the window have nothing in common', () => {
    const room = slept();
    expect(room.gap).toEqual(messageAt(301));
    expect(room.start).toEqual(messageAt(1));
    expect(room.messages).toHaveLength(200);
  });

  it('narrows with each page and closes when the pages meet what was there', () => {
    const page = { messages: messagesFrom(201, 300), next: messageAt(201) };
    const narrower = withEarlier(slept(), messageAt(301), page);
    expect(narrower.gap).toEqual(messageAt(201));
    const closed = withEarlier(narrower, messageAt(201), {
      messages: messagesFrom(91, 200),
      next: messageAt(91),
    });
    expect(closed.gap).toBeNull();
    expect(closed.start).toEqual(messageAt(1));
    expect(ids(closed)).toEqual(messagesFrom(1, 400).map(({ id }) => id));
  });

  it('stays while the window moves on', () => {
    const { room } = withWindow(slept(), { messages: messagesFrom(302, 401), full: true });
    expect(room.gap).toEqual(messageAt(301));
  });

  it('gives way to a second one', () => {
    const { room } = withWindow(slept(), { messages: messagesFrom(601, 700), full: true });
    expect(room.gap).toEqual(messageAt(601));
    expect(room.start).toEqual(messageAt(301));
    expect(ids(room)[0]).toBe('m301');
    expect(room.messages).toHaveLength(200);
  });
});
