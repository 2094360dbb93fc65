import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi, type Mock } from 'vitest';
import { get } from './http-client.ts';

vi.mock('./auth-client.ts', () => ({ getIdToken: () => Promise.resolve('token') }));

const thing = v.object({ title: v.string() });
const [AHEAD, LATER] = [{ title: 'asked for ahead' }, { title: 'asked for by the app' }];

let fetched: Mock<typeof fetch>;
let stop: AbortController;

const askedAhead = (path: string, response: Promise<Response>) => {
  response.catch(() => undefined);
  window.knackFirstAnswer = { path, response, stop };
};
const whenStopped = () =>
  new Promise<Response>((_resolve, reject) =>
    stop.signal.addEventListener('abort', () => reject(stop.signal.reason as Error)),
  );

beforeEach(() => {
  stop = new AbortController();
  fetched = vi.fn<typeof fetch>(() => Promise.resolve(Response.json(LATER)));
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  window.knackFirstAnswer = undefined;
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('an answer that was asked for before the app was there', () => {
  it('is taken instead of asking again, and once', async () => {
    askedAhead('/things', Promise.resolve(Response.json(AHEAD)));
    await expect(get('/things', thing)).resolves.toEqual(AHEAD);
    expect(fetched).not.toHaveBeenCalled();
    await expect(get('/things', thing)).resolves.toEqual(LATER);
  });

  it.each([
    ['another address', () => get('/others', thing)],
    ['another question', () => get('/things', thing, { query: { limit: 5 } })],
    ['oneself', () => get('/things', thing, { asSelf: true })],
  ])('is no answer for %s', async (_what, ask) => {
    askedAhead('/things', Promise.resolve(Response.json(AHEAD)));
    await expect(ask()).resolves.toEqual(LATER);
    expect(window.knackFirstAnswer).toBeDefined();
  });

  it('is asked for anew when it is old', async () => {
    vi.spyOn(performance, 'now').mockReturnValue(31_000);
    askedAhead('/things', Promise.resolve(Response.json(AHEAD)));
    await expect(get('/things', thing)).resolves.toEqual(LATER);
    expect(stop.signal.aborted).toBe(true);
  });

  it('that did not come is a failure like any other', async () => {
    askedAhead('/things', Promise.reject(new TypeError('Failed to fetch')));
    await expect(get('/things', thing)).rejects.toMatchObject({ code: 'offline' });
    await expect(get('/things', thing)).resolves.toEqual(LATER);
  });

  it('is given up when nobody waits for it any more, or for too long', async () => {
    askedAhead('/things', whenStopped());
    const controller = new AbortController();
    const asked = get('/things', thing, { signal: controller.signal });
    controller.abort(new Error('gone'));
    await expect(asked).rejects.toThrow('gone');
    expect(stop.signal.aborted).toBe(true);

    stop = new AbortController();
    askedAhead('/things', whenStopped());
    await expect(get('/things', thing, { timeoutMs: 10 })).rejects.toMatchObject({ code: 'timeout' });
    expect(stop.signal.aborted).toBe(true);
  });
});
