import { afterEach, beforeEach, vi } from 'vitest';
import type { LiveWindow, Place } from '../../../lib/firebase/messages.ts';
import { createLiveRoom, type RoomChange } from './live-room.ts';
import type { RoomClient } from './room-client.ts';
import { messageAt, messagesFrom } from './room-fixtures.ts';

const leavers: (() => void)[] = [];

beforeEach(() => void vi.useFakeTimers());
afterEach(async () => {
  for (const leave of leavers.splice(0)) leave();
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
});

/** Which of the messages of `messagesFrom` it is. */
export const numberOf = ({ id }: Place) => Number(id.slice(1));

/** A room whose server the test plays. It is left, and its timers run out, after each test. */
export function liveRoom({ isNeeded = (): boolean => false } = {}) {
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
