import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepListening } from './listening.ts';

/** One listener after the other, as the test plays the server. */
function server() {
  const listeners: { live: (now: boolean) => void; failed: (error: Error) => void; stop: () => void }[] = [];
  const listen = vi.fn((live: (now: boolean) => void, failed: (error: Error) => void) => {
    const stop = vi.fn();
    listeners.push({ live, failed, stop });
    return Promise.resolve(stop);
  });
  const redial = vi.fn(() => Promise.resolve());
  const liveChanged = vi.fn<(live: boolean) => void>();
  const failed = vi.fn<(error: unknown) => void>();
  const kept = keepListening({ listen, redial, liveChanged, failed });
  running.push(kept);
  return { ...kept, listeners, listen, redial, liveChanged, failed };
}

const running: { stop: () => void }[] = [];
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  for (const each of running.splice(0)) each.stop();
  vi.useRealTimers();
});

describe('a listener that ends with an error', () => {
  it('is started again after pauses that grow', async () => {
    const { listeners, listen, liveChanged } = server();
    await pass(0);
    listeners[0]?.live(true);
    listeners[0]?.failed(new Error('internal'));
    expect(liveChanged).toHaveBeenLastCalledWith(false);
    await pass(1_000);
    expect(listen).toHaveBeenCalledTimes(2);
    listeners[1]?.failed(new Error('internal'));
    await pass(1_999);
    expect(listen).toHaveBeenCalledTimes(2);
    await pass(1);
    expect(listen).toHaveBeenCalledTimes(3);
  });

  it('has its pauses reset once it is live again', async () => {
    const { listeners, listen } = server();
    await pass(0);
    listeners[0]?.failed(new Error('internal'));
    await pass(1_000);
    listeners[1]?.live(true);
    listeners[1]?.failed(new Error('internal'));
    await pass(1_000);
    expect(listen).toHaveBeenCalledTimes(3);
  });

  it('is started at once when the network is back, and says nothing more itself', async () => {
    const { listeners, listen, liveChanged } = server();
    await pass(0);
    listeners[0]?.failed(new Error('internal'));
    window.dispatchEvent(new Event('online'));
    await pass(0);
    expect(listen).toHaveBeenCalledTimes(2);
    liveChanged.mockClear();
    listeners[0]?.live(true);
    expect(liveChanged).not.toHaveBeenCalled();
  });

  it('cannot even be started: the same', async () => {
    const { listen, failed } = server();
    listen.mockRejectedValueOnce(new TypeError('chunk'));
    running.push(keepListening({ listen, redial: vi.fn(), liveChanged: vi.fn(), failed }));
    listen.mockClear();
    await pass(1_000);
    expect(failed).toHaveBeenCalledOnce();
    expect(listen).toHaveBeenCalledOnce();
  });
});

describe('a connection that is lost', () => {
  it('is renewed when the network is back', async () => {
    const { listeners, liveChanged, redial } = server();
    await pass(0);
    listeners[0]?.live(true);
    window.dispatchEvent(new Event('offline'));
    expect(liveChanged).toHaveBeenLastCalledWith(false);
    window.dispatchEvent(new Event('online'));
    expect(redial).toHaveBeenCalledOnce();
  });

  it('is renewed by us after a while, less and less often', async () => {
    const { listeners, redial } = server();
    await pass(0);
    listeners[0]?.live(true);
    listeners[0]?.live(false);
    await pass(5_000);
    expect(redial).toHaveBeenCalledTimes(0);
    await pass(2_500);
    expect(redial).toHaveBeenCalledTimes(1);
    await pass(10_000);
    expect(redial).toHaveBeenCalledTimes(1);
    await pass(2_500);
    expect(redial).toHaveBeenCalledTimes(2);
    await pass(600_000);
    expect(redial.mock.calls.length).toBeLessThan(15);
  });

  it('is renewed when the very first one comes to nothing', async () => {
    const { redial } = server();
    await pass(7_500);
    expect(redial).toHaveBeenCalledTimes(1);
  });

  it('is left alone while it is live', async () => {
    const { listeners, redial } = server();
    await pass(0);
    listeners[0]?.live(true);
    await pass(600_000);
    window.dispatchEvent(new Event('online'));
    expect(redial).not.toHaveBeenCalled();
  });

  it('is renewed after a sleep, though nobody has noticed yet', async () => {
    const { listeners, redial } = server();
    await pass(0);
    listeners[0]?.live(true);
    vi.setSystemTime(Date.now() + 8 * 3_600_000);
    await pass(10_000);
    expect(redial).toHaveBeenCalledOnce();
  });

  it('is renewed when it passes for live and something does not answer', async () => {
    const { listeners, doubt, redial } = server();
    await pass(0);
    listeners[0]?.live(true);
    doubt();
    expect(redial).toHaveBeenCalledOnce();
  });

  it('is renewed when somebody asks', async () => {
    const { retry, redial } = server();
    await pass(0);
    retry();
    expect(redial).toHaveBeenCalledOnce();
  });
});

it('stops for good', async () => {
  const { listeners, listen, stop, redial, liveChanged } = server();
  await pass(0);
  stop();
  expect(listeners[0]?.stop).toHaveBeenCalledOnce();
  liveChanged.mockClear();
  listeners[0]?.failed(new Error('late'));
  window.dispatchEvent(new Event('online'));
  await pass(600_000);
  expect(listen).toHaveBeenCalledOnce();
  expect(redial).not.toHaveBeenCalled();
  expect(liveChanged).not.toHaveBeenCalled();
});
