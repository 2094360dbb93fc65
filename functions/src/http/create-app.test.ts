import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Firestore } from '../platform/firestore.ts';
import type { LogFields } from '../platform/log.ts';
import firebase from '../../../firebase.json' with { type: 'json' };
import { createApp } from './create-app.ts';
import type { Dependencies } from './dependencies.ts';
import { openApi } from './openapi.ts';

type Entry = (message: string, fields: LogFields) => void;

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A store of which every document is read as `get` says. */
function storeOf(get: () => Promise<unknown>): Firestore {
  const collection = () => ({ withConverter: () => ({ doc: () => ({ get }) }) });
  return { collection } as unknown as Firestore;
}
const empty = storeOf(() => Promise.resolve({ data: () => undefined }));
const silent = storeOf(() => new Promise(() => {}));
const broken = (error: Error) => storeOf(() => Promise.reject(error));

const shell = '<html><!-- preview --><title>Knack</title><!-- /preview --></html>';

async function serve(given: Partial<Dependencies> = {}) {
  const log = { info: vi.fn<Entry>(), error: vi.fn<Entry>() };
  const app = createApp({
    db: empty,
    log,
    newId: () => 'request-1',
    shell: () => Promise.resolve(shell),
    emulated: false,
    ...given,
  });
  const server = app.listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const call = (path: string, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', ...init });
  return { call, log };
}

const page = { Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };

function problem(status: number, code: string, title: string, detail: string) {
  return { type: `urn:knack:problem:${code}`, title, status, detail, code, requestId: 'request-1' };
}

describe('every answer', () => {
  it.each([
    ['/articles/a1', {}],
    ['/articles', { headers: page }],
    ['/users/x', { headers: page }],
    ['/users/x', { method: 'PATCH' }],
    ['/elsewhere', {}],
  ])('to %s (%j) has the headers of Hosting, an id, and no name of the software', async (path, init) => {
    const { call } = await serve();
    const { headers } = await call(path, init);
    const rule = firebase.hosting.headers.find(({ source }) => source === '**');
    for (const { key, value } of rule?.headers ?? []) expect(headers.get(key)).toBe(value);
    expect(headers.get('Content-Security-Policy')).toMatch(
      /default-src.*object-src.*base-uri.*frame-ancestors/,
    );
    expect(headers.get('X-Request-Id')).toBe('request-1');
    expect(headers.get('Vary')).toBe('Accept');
    expect(headers.get('X-Powered-By')).toBeNull();
    expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
  });

  it('lets the app speak to emulators beside it, and only there', async () => {
    const emulated = await (await serve({ emulated: true })).call('/elsewhere');
    const policy = emulated.headers.get('Content-Security-Policy');
    expect(policy).toMatch(/connect-src [^;]* http:\/\/127\.0\.0\.1:\* http:\/\/localhost:\* ws:;/);
  });
});

describe('an address', () => {
  it.each(Object.entries(openApi()['paths'] as Record<string, object>))(
    '%s takes the methods that are documented, and refuses any other',
    async (path, operations) => {
      const { call } = await serve();
      const documented = Object.keys(operations).map((method) => method.toUpperCase());
      const taken = ['GET', 'POST', 'PUT', 'DELETE'].filter((method) => documented.includes(method));
      const allowed = taken.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
      for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
        const { status, headers } = await call(path, { method });
        expect(status === 405, `${method} ${path}: ${status}`).toBe(!allowed.includes(method));
        expect(headers.get('Allow')).toBe(status === 405 ? allowed.join(', ') : null);
      }
    },
  );

  it.each(['/elsewhere', '/articles/a/b', '/users/username/a/b', '/reviews/a/b'])(
    '%s is not found',
    async (path) => {
      const response = await (await serve()).call(path);
      expect(response.headers.get('Content-Type')).toBe('application/problem+json; charset=utf-8');
      expect(await response.json()).toEqual(
        problem(404, 'not-found', 'Not found', 'There is no such address.'),
      );
    },
  );

  it('that cannot be decoded is malformed', async () => {
    const response = await (await serve()).call('/articles/%ZZ');
    expect(await response.json()).toEqual(
      problem(400, 'malformed-request', 'The request could not be read', 'The address could not be read.'),
    );
  });
});

describe('a browser that navigates', () => {
  it('to the articles is sent to the feed', async () => {
    const response = await (await serve()).call('/articles?limit=1', { headers: page });
    expect([response.status, response.headers.get('Location')]).toEqual([302, '/feed']);
  });

  it.each(['/articles/a1', '/users', '/users/me', '/users/username/ada', '/reviews?created_about=ada', '/x'])(
    'to %s, where nothing is, gets the app and 404',
    async (path) => {
      const response = await (await serve()).call(path, { headers: page });
      expect(response.status).toBe(404);
      expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
      expect(await response.text()).toContain('<title>Not found · Knack</title>');
    },
  );

  it('gets the app as it is when the store fails', async () => {
    const db = broken(Object.assign(new Error('UNAVAILABLE'), { code: 14 }));
    const response = await (await serve({ db })).call('/articles/a1', { headers: page });
    expect([response.status, await response.text()]).toEqual([503, shell]);
  });

  it.each([undefined, '*/*', 'application/json', 'application/json, text/html', 'image/png', 'nonsense'])(
    'is not whoever accepts %s',
    async (accept) => {
      const headers: Record<string, string> = accept === undefined ? {} : { Accept: accept };
      const response = await (await serve()).call('/articles/a1', { headers });
      expect(response.headers.get('Content-Type')).toBe('application/problem+json; charset=utf-8');
    },
  );
});

describe('a fault', () => {
  const secret = 'a private detail';

  it('of ours is 500, with its cause in the log alone, under the same id', async () => {
    const { call, log } = await serve({ db: broken(new Error(secret)) });
    const response = await call('/articles/a1');
    expect(response.status).toBe(500);
    const text = await response.text();
    expect(text).not.toContain(secret);
    expect(JSON.parse(text)).toMatchObject({ code: 'internal', requestId: 'request-1' });
    expect(log.error.mock.calls).toEqual([
      [
        'A request failed',
        expect.objectContaining({ requestId: 'request-1', method: 'GET', code: 'internal' }),
      ],
    ]);
    expect(log.error.mock.calls[0]?.[1]['cause']).toContain(secret);
  });

  it('of the store that cannot be reached is 503, to be tried again', async () => {
    const db = broken(Object.assign(new Error(secret), { code: 14 }));
    const response = await (await serve({ db })).call('/articles/a1');
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '5']);
    expect(await response.text()).not.toContain(secret);
  });

  it('of a store that never answers is 503 in time', async () => {
    const response = await (await serve({ db: silent, answerWithinMs: 20 })).call('/articles/a1');
    expect(await response.json()).toMatchObject({ status: 503, code: 'unavailable' });
  });
});

it('a flood from one address is stopped with 429, and says until when', async () => {
  const limits = { requestsPerMinute: 2, writesPerMinute: 1 };
  const { call } = await serve({ limits, now: () => 0 });
  await call('/articles/a1');
  await call('/articles/a1');
  const response = await call('/articles/a1');
  expect([response.status, response.headers.get('Retry-After')]).toEqual([429, '60']);
  const elsewhere = await call('/articles/a1', { headers: { 'X-Forwarded-For': '203.0.113.7' } });
  expect(elsewhere.status).toBe(404);
});

it.each([
  ['/users/username/ada', 'users'],
  ['/user/ada', 'user'],
])('what is logged of a request for %s names nobody', async (path, resource) => {
  const { call, log } = await serve();
  const response = await call(path, { headers: { 'X-Forwarded-For': '203.0.113.7' } });
  await response.text();
  await vi.waitFor(() => expect(log.info).toHaveBeenCalled());
  const [, fields] = log.info.mock.calls[0] ?? [];
  expect(fields).toEqual({
    requestId: 'request-1',
    method: 'GET',
    resource,
    status: 404,
    milliseconds: expect.any(Number) as number,
  });
});
