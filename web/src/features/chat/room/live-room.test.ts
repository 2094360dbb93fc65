import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LiveWindow, Place } from '../../../lib/firebase/messages.ts';
import { createLiveRoom, PAGE, type RoomChange } from './live-room.ts';
import type { RoomClient } from './room-client.ts';
import { messageAt, messagesFrom } from './room-fixtures.ts';

/** A room whose server the test plays. */
function room({ isNeeded = (): boolean => false } = {}) {
  let show: (window: LiveWindow) => void = () => undefined;
  const stop = vi.fn();
  const client = {
    watchNewest: vi.fn((changed: (window: LiveWindow) => void) => {
      show = changed;
      return Promise.resolve(stop);
    }),
    readEarlier: vi.fn((before: Place, count: number) => {
      const end = Number(before.id.slice(1)) - 1;
      const start = Math.max(1, end - count + 1);
      return Promise.resolve({
        messages: messagesFrom(start, end),
        next: start > 1 ? messageAt(start) : null,
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
    await readOlder('start');
    expect(client.readEarlier).toHaveBeenCalledWith(messageAt(71), PAGE);
    expect(state().messages).toHaveLength(150);
    await readOlder('start');
    expect(state()).toMatchObject({ start: null, messages: messagesFrom(1, 170) });
    await readOlder('start');
    expect(client.readEarlier).toHaveBeenCalledTimes(2);
  });

  it('are asked for once, however often the button is pressed', async () => {
    const { enter, window, readOlder, client } = room();
    await enter();
    window(71, 170);
    await Promise.all([readOlder('start'), readOlder('start')]);
    expect(client.readEarlier).toHaveBeenCalledOnce();
  });

  it('that cannot be read say so, and can be asked for again', async () => {
    const { enter, window, state, readOlder, client } = room();
    await enter();
    window(71, 170);
    client.readEarlier.mockRejectedValueOnce(new Error('unavailable'));
    await readOlder('start');
    expect(state()).toMatchObject({ reading: null, readingFailed: 'start' });
    await readOlder('start');
    expect(state()).toMatchObject({ readingFailed: null });
    expect(state().messages).toHaveLength(150);
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
