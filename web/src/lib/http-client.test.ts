import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi, type Mock } from 'vitest';
import { ApiError } from './api-error.ts';
import { get, post, put } from './http-client.ts';

const { getIdToken } = vi.hoisted(() => ({
  getIdToken: vi.fn<(renewed: boolean) => Promise<string | null>>(),
}));
vi.mock('./auth-client.ts', () => ({ getIdToken }));

const thing = v.object({ title: v.string() });
const TILES = { title: 'Tiles' };

let fetched: Mock<typeof fetch>;

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json', ...headers } });

const refusal = (code: string, status: number, more: object = {}) => ({
  type: `urn:knack:problem:${code}`,
  title: 'Refused',
  status,
  detail: 'Because.',
  code,
  requestId: 'r-1',
  ...more,
});

const sentHeaders = (call = 0) => new Headers(fetched.mock.calls[call]?.[1]?.headers);

const failure = async (call: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await call.then(
    () => expect.fail('nothing was thrown'),
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
};

beforeEach(() => {
  fetched = vi.fn<typeof fetch>();
  vi.stubGlobal('fetch', fetched);
  getIdToken.mockReset().mockImplementation((renewed) => Promise.resolve(renewed ? 'renewed' : 'token'));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('reading', () => {
  it('asks for JSON without cookies and without a token, and parses the answer', async () => {
    fetched.mockResolvedValue(json({ ...TILES, extra: 1 }));
    await expect(
      get('/things', thing, { query: { limit: 5, cursor: undefined, topic: 'a&b' } }),
    ).resolves.toEqual(TILES);
    const [address, init] = fetched.mock.calls[0] ?? [];
    expect(address).toBe('/things?limit=5&topic=a%26b');
    expect(init).toMatchObject({ method: 'GET', credentials: 'omit' });
    expect(Object.fromEntries(sentHeaders())).toEqual({ accept: 'application/json' });
    expect(getIdToken).not.toHaveBeenCalled();
  });

  it('of own data sends the token', async () => {
    fetched.mockResolvedValue(json(TILES));
    await get('/users/me', thing, { asSelf: true });
    expect(sentHeaders().get('Authorization')).toBe('Bearer token');
  });

  it('of own data asks nothing of the API when nobody is signed in', async () => {
    getIdToken.mockResolvedValue(null);
    expect((await failure(get('/users/me', thing, { asSelf: true }))).code).toBe('unauthenticated');
    expect(fetched).not.toHaveBeenCalled();
  });
});

describe('writing', () => {
  it('posts JSON with the token and the key of the submission', async () => {
    fetched.mockResolvedValue(json(TILES, 201));
    await expect(post('/things', thing, { a: 1 }, { idempotencyKey: 'key-1' })).resolves.toEqual(TILES);
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({
      method: 'POST',
      credentials: 'omit',
      body: '{"a":1}',
    });
    expect(Object.fromEntries(sentHeaders())).toEqual({
      accept: 'application/json',
      authorization: 'Bearer token',
      'content-type': 'application/json',
      'idempotency-key': 'key-1',
    });
  });

  it('puts JSON with the token', async () => {
    fetched.mockResolvedValue(json(TILES));
    await put('/things/1', thing, { a: 1 });
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ method: 'PUT', body: '{"a":1}' });
    expect(sentHeaders().get('Authorization')).toBe('Bearer token');
    expect(sentHeaders().has('Idempotency-Key')).toBe(false);
  });

  it('with an expired token renews it once, silently, and sends the same again', async () => {
    fetched
      .mockResolvedValueOnce(json(refusal('unauthenticated', 401), 401))
      .mockResolvedValueOnce(json(TILES, 201));
    await expect(post('/things', thing, { a: 1 }, { idempotencyKey: 'key-1' })).resolves.toEqual(TILES);
    expect(getIdToken.mock.calls).toEqual([[false], [true]]);
    expect(sentHeaders(1).get('Authorization')).toBe('Bearer renewed');
    expect(sentHeaders(1).get('Idempotency-Key')).toBe('key-1');
    expect(fetched.mock.calls[1]?.[1]?.body).toBe('{"a":1}');
  });

  it('gives up as unauthenticated when the renewed token is refused too', async () => {
    fetched.mockImplementation(() => Promise.resolve(json(refusal('unauthenticated', 401), 401)));
    expect((await failure(put('/things/1', thing, {}))).code).toBe('unauthenticated');
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('says unauthenticated when the provider refuses a new token, offline when it cannot be reached', async () => {
    getIdToken.mockRejectedValueOnce(Object.assign(new Error(), { code: 'auth/user-token-expired' }));
    expect((await failure(put('/things/1', thing, {}))).code).toBe('unauthenticated');
    getIdToken.mockRejectedValueOnce(Object.assign(new Error(), { code: 'auth/network-request-failed' }));
    expect((await failure(put('/things/1', thing, {}))).code).toBe('offline');
    getIdToken.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
    expect((await failure(put('/things/1', thing, {}))).code).toBe('offline');
    expect(fetched).not.toHaveBeenCalled();
  });
});

describe('a refusal', () => {
  it('carries what the problem says', async () => {
    const errors = [{ field: 'title', message: 'Must not be empty.' }];
    fetched.mockResolvedValue(json(refusal('invalid-input', 400, { errors }), 400));
    expect(await failure(put('/things/1', thing, {}))).toMatchObject({
      code: 'invalid-input',
      status: 400,
      detail: 'Because.',
      requestId: 'r-1',
      fieldErrors: errors,
      retryAfter: null,
    });
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['7', 7],
    ['Thu, 01 Jan 2026 00:01:00 GMT', 60],
    ['Wed, 31 Dec 2025 23:00:00 GMT', 0],
    ['soon', null],
  ])('with Retry-After %s says to wait %s seconds', async (header, seconds) => {
    vi.useFakeTimers({ now: Date.parse('2026-01-01T00:00:00Z'), toFake: ['Date'] });
    fetched.mockResolvedValue(json(refusal('too-many-requests', 429), 429, { 'Retry-After': header }));
    expect(await failure(get('/things', thing))).toMatchObject({
      code: 'too-many-requests',
      retryAfter: seconds,
    });
  });
});

describe('an answer that is not what the contract says', () => {
  it.each([
    ['a 504 in plain text', () => new Response('upstream request timeout', { status: 504 }), 504],
    ['a page in place of JSON', () => new Response('<!doctype html>', { status: 200 }), 200],
    ['an empty answer', () => new Response(null, { status: 200 }), 200],
    ['JSON of another shape', () => json({ name: 'Tiles' }), 200],
    ['a refusal of another shape', () => json({ error: 'no' }, 500), 500],
    ['a refusal with an unknown code', () => json(refusal('moon-phase', 400), 400), 400],
  ])('is unreadable: %s', async (_, answer, status) => {
    fetched.mockImplementation(() => Promise.resolve(answer()));
    expect(await failure(get('/things', thing))).toMatchObject({ code: 'unreadable-answer', status });
  });
});

describe('without an answer', () => {
  const untilAborted: typeof fetch = (_, init) =>
    new Promise((_, reject) => {
      const signal = init?.signal;
      signal?.addEventListener('abort', () => reject(signal.reason as Error));
    });

  it('says offline when the server cannot be reached', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await failure(get('/things', thing))).toMatchObject({ code: 'offline', status: null });
  });

  it('says timeout when the time is up', async () => {
    vi.useFakeTimers();
    fetched.mockImplementation(untilAborted);
    const failed = failure(get('/things', thing));
    await vi.advanceTimersByTimeAsync(14_999);
    expect(fetched.mock.calls[0]?.[1]?.signal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect((await failed).code).toBe('timeout');
  });

  it('says timeout when the answer begins but does not end in time', async () => {
    vi.useFakeTimers();
    fetched.mockImplementation((address, init) => {
      const begun = new Response();
      begun.text = () => untilAborted(address, init) as Promise<never>;
      return Promise.resolve(begun);
    });
    const failed = failure(get('/things', thing, { timeoutMs: 100 }));
    await vi.advanceTimersByTimeAsync(100);
    expect((await failed).code).toBe('timeout');
  });

  it('stops waiting once the answer is there', async () => {
    vi.useFakeTimers();
    fetched.mockResolvedValue(json(TILES));
    await get('/things', thing);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('throws the reason of the caller who aborts, before or while it runs', async () => {
    fetched.mockImplementation(untilAborted);
    const controller = new AbortController();
    const call = get('/things', thing, { signal: controller.signal });
    const gone = new Error('left the screen');
    controller.abort(gone);
    await expect(call).rejects.toBe(gone);
    fetched.mockImplementation((_, init) => (init?.signal?.aborted ? Promise.reject(gone) : expect.fail()));
    await expect(get('/things', thing, { signal: controller.signal })).rejects.toBe(gone);
  });
});
