import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LiveWindow, Place } from '../../../lib/firebase/messages.ts';
import { createLiveRoom, type RoomChange } from './live-room.ts';
import { MOST_FILLED, PAGE } from './reading-back.ts';
import type { RoomClient } from './room-client.ts';
import { messageAt, messagesFrom } from './room-fixtures.ts';

const numberOf = ({ id }: Place) => Number(id.slice(1));

/** A room whose server the test plays. */
function room({ isNeeded = (): boolean => false } = {}) {
  let show: (window: LiveWindow) => void = () => undefined;
  const stop = vi.fn();
  const client = {
    watchNewest: vi.fn((changed: (window: LiveWindow) => void) => {
      show = changed;
      return Promise.resolve(stop);
    }),
    readEarlier: vi.fn((before: Place, count: number, after: Place | null) => {
      const end = numberOf(before) - 1;
      const first = after === null ? 1 : numberOf(after) + 1;
      const start = Math.max(first, end - count + 1);
      return Promise.resolve({
        messages: messagesFrom(start, end),
        next: end - start + 1 === count ? messageAt(start) : null,
      });
    }),
    deleteMessage: vi.fn(() => Promise.resolve()),
    redial: vi.fn(() => Promise.resolve()),
  };
  const changed = vi.fn<(change: RoomChange) => void>();
  const live = createLiveRoom({
    loadClient: () => Promise.resolve(client as unknown as RoomClient),
    changed,
    isNeeded,
  });
  const enter = async () => {
    const leave = live.enter();
    leavers.push(leave);
    await vi.advanceTimersByTimeAsync(0);
    return leave;
  };
  const window = (first: number, last: number, fields: Partial<LiveWindow> = {}) =>
    show({
      messages: messagesFrom(first, last),
      pendingIds: [],
      full: last - first >= 99,
      live: true,
      ...fields,
    });
  return { ...live, client, changed, enter, window, stop, state: live.store.getState };
}

const leavers: (() => void)[] = [];

beforeEach(() => void vi.useFakeTimers());
afterEach(async () => {
  for (const leave of leavers.splice(0)) leave();
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
});

it('opens, shows what the server has, and is live', async () => {
  const { enter, window, state } = room();
  expect(state().status).toBe('opening');
  await enter();
  window(1, 3);
  expect(state()).toMatchObject({ status: 'ready', live: true, messages: messagesFrom(1, 3) });
});

it('says that it cannot be reached, until it is', async () => {
  const { enter, window, state } = room();
  await enter();
  window(1, 0, { live: false });
  expect(state()).toMatchObject({ status: 'failed', live: false });
  window(1, 3);
  expect(state()).toMatchObject({ status: 'ready', live: true });
});

it('keeps what is on screen when the connection is lost', async () => {
  const { enter, window, state } = room();
  await enter();
  window(1, 3);
  window(1, 1, { live: false });
  expect(state()).toMatchObject({ status: 'ready', live: false, messages: messagesFrom(1, 3) });
});

describe('earlier messages', () => {
  it('are read a page at a time, to the beginning', async () => {
    const { enter, window, state, readOlder, client } = room();
    await enter();
    window(71, 170);
    await readOlder(messageAt(71));
    expect(client.readEarlier).toHaveBeenCalledWith(messageAt(71), PAGE, null);
    expect(state().messages).toHaveLength(150);
    await readOlder(messageAt(21));
    expect(state()).toMatchObject({ start: null, messages: messagesFrom(1, 170) });
  });

  it('are asked for once, however often the button is pressed', async () => {
    const { enter, window, readOlder, client } = room();
    await enter();
    window(71, 170);
    await Promise.all([readOlder(messageAt(71)), readOlder(messageAt(71))]);
    expect(client.readEarlier).toHaveBeenCalledOnce();
  });

  it('that cannot be read say so, and can be asked for again', async () => {
    const { enter, window, state, readOlder, client } = room();
    await enter();
    window(71, 170);
    client.readEarlier.mockRejectedValueOnce(new Error('unavailable'));
    await readOlder(messageAt(71));
    expect(state()).toMatchObject({ reading: [], readingFailed: ['m071'] });
    await readOlder(messageAt(71));
    expect(state()).toMatchObject({ readingFailed: [] });
    expect(state().messages).toHaveLength(150);
  });
});

describe('more at once than the live window holds', () => {
  const shown = (state: () => { messages: readonly Place[] }) => state().messages.map(numberOf);
  const numbers = (first: number, last: number) => messagesFrom(first, last).map(numberOf);

  it('is read by itself while the room is live, and what is here already is not read again', async () => {
    const { enter, window, state, client } = room();
    await enter();
    window(1, 100);
    window(251, 350);
    await vi.advanceTimersByTimeAsync(0);
    expect(shown(state)).toEqual(numbers(1, 350));
    expect(state()).toMatchObject({ gaps: [], start: messageAt(1), reading: [] });
    expect(client.readEarlier.mock.calls).toEqual([
      [messageAt(251), 100, messageAt(100)],
      [messageAt(151), 100, messageAt(100)],
    ]);
  });

  it('is left to the reader after an absence', async () => {
    const { enter, window, state, client } = room();
    await enter();
    window(1, 100);
    window(1, 100, { live: false });
    window(251, 350);
    await vi.advanceTimersByTimeAsync(0);
    expect(client.readEarlier).not.toHaveBeenCalled();
    expect(state().gaps).toEqual([messageAt(251)]);
  });

  it('is left to the reader when it is very much, from where reading stopped', async () => {
    const { enter, window, state, client, readOlder } = room();
    await enter();
    window(1, 100);
    window(901, 1_000);
    await vi.advanceTimersByTimeAsync(0);
    expect(client.readEarlier).toHaveBeenCalledTimes(MOST_FILLED);
    expect(state()).toMatchObject({ gaps: [messageAt(501)], reading: [] });
    await readOlder(messageAt(501));
    expect(state().gaps).toEqual([messageAt(451)]);
  });

  it('again and again is read stretch by stretch, and none is forgotten', async () => {
    const { enter, window, state, client } = room();
    await enter();
    const answers: (() => void)[] = [];
    const answer = client.readEarlier.getMockImplementation();
    client.readEarlier.mockImplementation(async (...question) => {
      await new Promise<void>((resolve) => answers.push(resolve));
      return answer?.(...question) ?? { messages: [], next: null };
    });
    for (const first of [1, 201, 401, 601]) window(first, first + 99);
    expect(state().gaps).toHaveLength(3);
    while (state().gaps.length > 0) {
      await vi.advanceTimersByTimeAsync(0);
      // One at a time: the server is busy enough.
      expect(answers).toHaveLength(1);
      answers.pop()?.();
      await vi.advanceTimersByTimeAsync(0);
    }
    expect(shown(state)).toEqual(numbers(1, 700));
  });

  it('that cannot be read is left to the reader', async () => {
    const { enter, window, state, client, readOlder } = room();
    await enter();
    window(1, 100);
    client.readEarlier.mockRejectedValueOnce(new Error('unavailable'));
    window(131, 230);
    await vi.advanceTimersByTimeAsync(0);
    expect(client.readEarlier).toHaveBeenCalledOnce();
    expect(state()).toMatchObject({ gaps: [messageAt(131)], reading: [], readingFailed: ['m131'] });
    await readOlder(messageAt(131));
    expect(state()).toMatchObject({ gaps: [], readingFailed: [], messages: messagesFrom(1, 230) });
  });

  it('says that it is catching up until it has', async () => {
    const { enter, window, changed } = room();
    await enter();
    window(1, 100);
    expect(changed).toHaveBeenLastCalledWith(expect.objectContaining({ catchingUp: false }));
    window(251, 350, { pendingIds: ['mine'] });
    expect(changed).toHaveBeenLastCalledWith(expect.objectContaining({ catchingUp: true }));
    await vi.advanceTimersByTimeAsync(0);
    expect(changed).toHaveBeenLastCalledWith({
      room: { messages: messagesFrom(1, 350), start: messageAt(1), gaps: [] },
      gone: [],
      pendingIds: ['mine'],
      catchingUp: false,
    });
  });
});

describe('deleting', () => {
  it('is not reported as a message that went by itself', async () => {
    const { enter, window, takeBack, changed, client } = room();
    await enter();
    window(1, 3);
    client.deleteMessage.mockImplementation(() => {
      window(1, 2);
      return Promise.resolve();
    });
    await takeBack('m003');
    expect(changed).toHaveBeenLastCalledWith(expect.objectContaining({ gone: [] }));
  });

  it('takes away what has slid out of the live window as well', async () => {
    const { enter, window, takeBack, state } = room();
    await enter();
    window(1, 100);
    window(51, 150);
    await takeBack('m002');
    expect(state().messages.map(({ id }) => id)).not.toContain('m002');
  });

  it('that is refused leaves the message', async () => {
    const { enter, window, takeBack, state, client } = room();
    await enter();
    window(1, 3);
    client.deleteMessage.mockRejectedValueOnce(new Error('permission-denied'));
    await expect(takeBack('m003')).rejects.toThrow('permission-denied');
    expect(state().messages).toHaveLength(3);
  });
});

describe('leaving', () => {
  it('ends the listener a little later, and coming back keeps it', async () => {
    const { enter, window, stop, client } = room();
    const leave = await enter();
    window(1, 3);
    leave();
    await vi.advanceTimersByTimeAsync(29_000);
    await enter();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(stop).not.toHaveBeenCalled();
    expect(client.watchNewest).toHaveBeenCalledOnce();
  });

  it('waits for what has not been sent', async () => {
    let isNeeded = true;
    const { enter, stop } = room({ isNeeded: () => isNeeded });
    const leave = await enter();
    leave();
    await vi.advanceTimersByTimeAsync(61_000);
    expect(stop).not.toHaveBeenCalled();
    isNeeded = false;
    await vi.advanceTimersByTimeAsync(30_000);
    expect(stop).toHaveBeenCalledOnce();
  });
});
