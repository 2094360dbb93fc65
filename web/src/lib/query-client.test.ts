import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { createQueryClient } from './query-client.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  onlineManager.setOnline(true);
  vi.restoreAllMocks();
});

async function attempts(error: unknown): Promise<number> {
  const queryFn = vi.fn(() => Promise.reject(error as Error));
  const outcome = createQueryClient()
    .fetchQuery({ queryKey: ['thing'], queryFn })
    .catch((reason: unknown) => reason);
  await vi.runAllTimersAsync();
  expect(await outcome).toBe(error);
  return queryFn.mock.calls.length;
}

it.each([
  ['a connection that broke', new ApiError('offline'), 3],
  ['a fault of the server', new ApiError('internal', { status: 500 }), 3],
  ['a gateway that gave up', new ApiError('unreadable-answer', { status: 504 }), 3],
  ['a refusal', new ApiError('not-found', { status: 404 }), 1],
  ['too many requests', new ApiError('too-many-requests', { status: 429 }), 1],
  ['a long wait', new ApiError('timeout'), 1],
  ['an answer of another shape', new ApiError('unreadable-answer', { status: 200 }), 1],
  ['an error of this page', new TypeError('x is not a function'), 1],
])('a read that failed by %s is tried as often as may help', async (_, error, count) => {
  expect(await attempts(error)).toBe(count);
});

it('a read fails at once on a device that knows it is offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await attempts(new ApiError('offline'))).toBe(1);
});

it('what is on screen stays when reading it again fails', async () => {
  const client = createQueryClient();
  const queryFn = vi
    .fn<() => Promise<string>>()
    .mockResolvedValueOnce('old')
    .mockRejectedValue(new ApiError('timeout'));
  const observer = new QueryObserver(client, { queryKey: ['thing'], queryFn });
  const stop = observer.subscribe(() => undefined);
  await vi.runAllTimersAsync();
  await observer.refetch();
  expect(observer.getCurrentResult()).toMatchObject({ status: 'error', data: 'old' });
  stop();
});

it('a write is tried once, and is not held back until the network returns', async () => {
  onlineManager.setOnline(false);
  const mutationFn = vi.fn(() => Promise.reject(new ApiError('offline')));
  const client = createQueryClient();
  const mutation = client.getMutationCache().build(client, { mutationFn });
  await expect(mutation.execute(undefined)).rejects.toMatchObject({ code: 'offline' });
  expect(mutationFn).toHaveBeenCalledTimes(1);
});
