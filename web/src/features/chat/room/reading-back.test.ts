import { describe, expect, it, vi } from 'vitest';
import type { Place } from '../../../lib/firebase/messages.ts';
import { liveRoom, numberOf } from './live-room-fixture.ts';
import { MOST_FILLED, PAGE } from './reading-back.ts';
import { messageAt, messagesFrom } from './room-fixtures.ts';

const shown = (state: () => { messages: readonly Place[] }) => state().messages.map(numberOf);
const numbers = (first: number, last: number) => messagesFrom(first, last).map(numberOf);

describe('earlier messages', () => {
  it('are read a page at a time, to the beginning', async () => {
    const { enter, window, state, readOlder, client } = liveRoom();
    await enter();
    window(71, 170);
    await readOlder(messageAt(71));
    expect(client.readEarlier).toHaveBeenCalledWith(messageAt(71), PAGE, null);
    expect(state().messages).toHaveLength(150);
    await readOlder(messageAt(21));
    expect(state()).toMatchObject({ start: null, messages: messagesFrom(1, 170) });
  });

  it('are asked for once, however often the button is pressed', async () => {
    const { enter, window, readOlder, client } = liveRoom();
    await enter();
    window(71, 170);
    await Promise.all([readOlder(messageAt(71)), readOlder(messageAt(71))]);
    expect(client.readEarlier).toHaveBeenCalledOnce();
  });

  it('that cannot be read say so, and can be asked for again', async () => {
    const { enter, window, state, readOlder, client } = liveRoom();
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
  it('is read by itself while the room is live, and what is here already is not read again', async () => {
    const { enter, window, state, client } = liveRoom();
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
    const { enter, window, state, client } = liveRoom();
    await enter();
    window(1, 100);
    window(1, 100, { live: false });
    window(251, 350);
    await vi.advanceTimersByTimeAsync(0);
    expect(client.readEarlier).not.toHaveBeenCalled();
    expect(state().gaps).toEqual([messageAt(251)]);
  });

  it('is left to the reader when it is very much, from where reading stopped', async () => {
    const { enter, window, state, client, readOlder } = liveRoom();
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
    const { enter, window, state, client } = liveRoom();
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
    const { enter, window, state, client, readOlder } = liveRoom();
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
    const { enter, window, changed } = liveRoom();
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
