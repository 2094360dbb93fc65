import { expect, it } from 'vitest';
import { createMember } from './support/accounts.ts';
import type { Answer } from './support/call.ts';
import { startServer } from './support/server.ts';
import { stored, unchanged } from './support/store.ts';
import { newArticle } from './support/writes.ts';

const FRIEND = 'https://friend.example';
const call = await startServer({ allowedOrigins: [FRIEND, 'http://localhost:5173'] });

const corsOf = ({ headers }: Answer) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => name.startsWith('access-control-')));

const preflight = (origin: string) => ({
  Origin: origin,
  'Access-Control-Request-Method': 'POST',
  'Access-Control-Request-Headers': 'authorization,content-type,idempotency-key',
});

it('a configured origin may ask beforehand and then call, and reads what it needs of the answer', async () => {
  const asked = await unchanged(() => call('OPTIONS', '/articles', { headers: preflight(FRIEND) }));
  expect([asked.status, asked.body, corsOf(asked)]).toEqual([
    204,
    '',
    {
      'access-control-allow-origin': [FRIEND],
      'access-control-allow-methods': ['GET, HEAD, POST, PUT, DELETE'],
      'access-control-allow-headers': ['Authorization, Content-Type, Idempotency-Key, X-Firebase-AppCheck'],
      'access-control-expose-headers': ['X-Request-Id, Retry-After'],
      'access-control-max-age': ['600'],
    },
  ]);

  const ada = await createMember('ada');
  const options = { token: ada.token, body: newArticle(ada), headers: { Origin: FRIEND } };
  const answer = await call('POST', '/articles', options);
  expect([answer.status, corsOf(answer)]).toEqual([
    201,
    {
      'access-control-allow-origin': [FRIEND],
      'access-control-expose-headers': ['X-Request-Id, Retry-After'],
    },
  ]);
  expect(Object.keys(await stored('articles'))).toHaveLength(1);
});

it('a refusal can be read by a configured origin too', async () => {
  const answer = await call('POST', '/articles', { body: {}, headers: { Origin: FRIEND } });
  expect([answer.status, corsOf(answer)['access-control-allow-origin']]).toEqual([401, [FRIEND]]);
});

it.each([
  'https://evil.example',
  'https://friend.example.evil.example',
  'https://sub.friend.example',
  'http://friend.example',
  'https://friend.example:8443',
  'HTTPS://FRIEND.EXAMPLE',
  'null',
  '*',
])('case 61: %s, which is not configured, hears of nothing', async (origin) => {
  for (const [method, headers] of [
    ['OPTIONS', preflight(origin)],
    ['GET', { Origin: origin }],
  ] as const) {
    const answer = await unchanged(() => call(method, '/articles', { headers }));
    expect(corsOf(answer)).toEqual({});
    expect(answer.headers['vary']?.join()).toMatch(/\bOrigin\b/);
  }
});
