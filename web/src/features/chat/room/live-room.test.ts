import { describe, expect, it, vi } from 'vitest';
import { liveRoom } from './live-room-fixture.ts';
import { messagesFrom } from './room-fixtures.ts';

it('opens, shows what the server has, and is live', async () => {
  const { enter, window, state } = liveRoom();
  expect(state().status).toBe('opening');
  await enter();
  window(1, 3);
  expect(state()).toMatchObject({ status: 'ready', live: true, messages: messagesFrom(1, 3) });
});

it('says that it cannot be reached, until it is', async () => {
  const { enter, window, state } = liveRoom();
  await enter();
  window(1, 0, { live: false });
  expect(state()).toMatchObject({ status: 'failed', live: false });
  window(1, 3);
  expect(state()).toMatchObject({ status: 'ready', live: true });
});

it('keeps what is on screen when the connection is lost', async () => {
  const { enter, window, state } = liveRoom();
  await enter();
  window(1, 3);
  window(1, 1, { live: false });
  expect(state()).toMatchObject({ status: 'ready', live: false, messages: messagesFrom(1, 3) });
});

describe('deleting', () => {
  it('is not reported as a message that went by itself', async () => {
    const { enter, window, takeBack, changed, client } = liveRoom();
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
    const { enter, window, takeBack, state } = liveRoom();
    await enter();
    window(1, 100);
    window(51, 150);
    await takeBack('m002');
    expect(state().messages.map(({ id }) => id)).not.toContain('m002');
  });

  it('that is refused leaves the message', async () => {
    const { enter, window, takeBack, state, client } = liveRoom();
    await enter();
    window(1, 3);
    client.deleteMessage.mockRejectedValueOnce(new Error('permission-denied'));
    await expect(takeBack('m003')).rejects.toThrow('permission-denied');
    expect(state().messages).toHaveLength(3);
  });
});

describe('leaving', () => {
  it('ends the listener a little later, and coming back keeps it', async () => {
    const { enter, window, stop, client } = liveRoom();
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
    const { enter, stop } = liveRoom({ isNeeded: () => isNeeded });
    const leave = await enter();
    leave();
    await vi.advanceTimersByTimeAsync(61_000);
    expect(stop).not.toHaveBeenCalled();
    isNeeded = false;
    await vi.advanceTimersByTimeAsync(30_000);
    expect(stop).toHaveBeenCalledOnce();
  });
});
