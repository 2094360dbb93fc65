import { Firestore } from '@google-cloud/firestore';
import { LIMITS } from '@knack/contract/limits';
import { PROBLEMS, type Problem, type ProblemCode } from '@knack/contract/problems';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import firebase from '../../firebase.json' with { type: 'json' };
import { createMember, uniqueName, type Member } from './support/accounts.ts';
import { browser } from './support/browser.ts';
import { callsTo, type Answer } from './support/call.ts';
import { aMoment, anId } from './support/expectations.ts';
import { stored } from './support/store.ts';
import { newArticle, newReview } from './support/writes.ts';

// What people meet: the suite's own Hosting, with the built function behind it.
const origin = String(process.env.APP_URL);
const call = callsTo(origin);
const db = new Firestore({ projectId: String(process.env.GCLOUD_PROJECT) });
afterAll(() => db.terminate());

let ada: Member;
let bob: Member;
beforeAll(async () => {
  ada = await createMember('ada', { bio: 'I mend taps.' }, call);
  bob = await createMember('bob', {}, call);
});

/** What the store of the suite, which is not for these tests alone, holds of ada's. */
async function hers(): Promise<unknown> {
  return Promise.all(
    ['users', 'articles', 'reviews'].map(async (collection) =>
      Object.values(await stored(collection, db)).filter(
        (document) => 'uid' in document && document.uid === ada.uid,
      ),
    ),
  );
}

async function expectProblem(
  attempt: () => Promise<Answer>,
  status: number,
  code: ProblemCode,
): Promise<Answer> {
  const before = await hers();
  const answer = await attempt();
  expect(await hers()).toEqual(before);
  const { errors, ...body } = answer.body as Problem;
  expect([answer.status, body]).toEqual([
    status,
    {
      type: `urn:knack:problem:${code}`,
      title: PROBLEMS[code].title,
      status,
      detail: expect.any(String) as string,
      code,
      requestId: answer.headers['x-request-id']?.[0],
    },
  ]);
  expect(errors !== undefined).toBe(code === 'invalid-input');
  expect(answer.headers['content-type']).toEqual(['application/problem+json; charset=utf-8']);
  return answer;
}

it('every row of the API is reached through its rewrite, and what is written is stored', async () => {
  const { token, username } = ada;
  const topic = uniqueName('Topic');
  const body = newArticle(ada, { topic });
  const published = await call('POST', '/articles', { token, body, key: 'one-key' });
  const article = { ...body, id: anId, createdAt: aMoment };
  expect(published).toMatchObject({ status: 201, body: article });
  const again = await call('POST', '/articles', { token, body, key: 'one-key' });
  expect(again.body).toEqual(published.body);

  const { id } = published.body as { id: string };
  const list = await call('GET', `/articles?topic=${topic.toUpperCase()}`);
  expect(list).toMatchObject({ status: 200, body: { articles: [published.body], nextCursor: null } });
  expect(await call('GET', `/articles/${id}`)).toMatchObject({ status: 200, body: published.body });

  const reviewed = await call('POST', '/reviews', { token: bob.token, body: newReview(bob, ada) });
  expect(reviewed.status).toBe(201);
  const reviews = await call('GET', `/reviews?created_about=${username}`);
  expect(reviews).toMatchObject({ status: 200, body: { reviews: [reviewed.body], nextCursor: null } });

  const changed = await call('PUT', `/users/${username}`, { token, body: { bio: 'I mend roofs.' } });
  const user = { username, bio: 'I mend roofs.', rating: { average: 4, count: 1 } };
  expect(changed).toMatchObject({ status: 200, body: user });
  expect(await call('GET', '/users/me', { token })).toMatchObject({ status: 200, body: user });
  const path = `/users/username/${username.toUpperCase()}`;
  expect(await call('GET', path)).toMatchObject({ status: 200, body: user });

  expect(await hers()).toMatchObject([[{ bio: 'I mend roofs.', ratingSum: 4 }], [{ id, topic }], []]);
});

describe('security headers come once each', () => {
  const everywhere = firebase.hosting.headers.find(({ source }) => source === '**')?.headers ?? [];
  it.each([
    ['the start', 'GET', '/', 200],
    ['a screen', 'GET', '/feed', 200],
    ['a file', 'GET', '/avatar.svg', 200],
    ['a list', 'GET', '/articles', 200],
    ['a refusal', 'GET', '/articles/nothing-here', 404],
    ['a refused method', 'PATCH', '/users/me', 405],
    ['a write without a token', 'POST', '/reviews', 401],
    ['a redirection', 'GET', '/articles', 302, browser],
    ['a page', 'GET', '/users', 404, browser],
    ['a profile that is not there', 'GET', '/user/nobody-here', 404, browser],
  ])('with %s (%s %s)', async (_what, method, path, status, headers: Record<string, string> = {}) => {
    const answer = await call(method, path, { headers });
    expect(answer.status).toBe(status);
    expect(everywhere.length).toBeGreaterThan(3);
    for (const { key, value } of everywhere) {
      // Beside emulators the policy also allows to reach them.
      const policy = expect.stringMatching(/^default-src 'self'; .*frame-ancestors 'none'$/) as string;
      const expected = key === 'Content-Security-Policy' ? policy : value;
      expect(answer.headers[key.toLowerCase()], key).toEqual([expected]);
    }
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  });
});

describe('how long an answer may be kept', () => {
  const asset = async () =>
    /(?<=src=")\/assets\/[^"]+/.exec(String((await call('GET', '/')).body))?.[0] ?? '';
  it.each([
    ['the start', () => '/', 'no-cache'],
    ['a screen', () => '/feed', 'no-cache'],
    ['the worker, or nobody would ever get another', () => '/sw.js', 'no-cache'],
    ['what the app is called on a phone', () => '/manifest.webmanifest', 'no-cache'],
    ['a file whose name changes with its content', asset, 'public, max-age=31536000, immutable'],
    ['a list', () => '/articles', 'public, max-age=0, must-revalidate'],
    ['a profile', () => `/user/${ada.username}`, 'public, max-age=0, must-revalidate'],
    ['what is somebody’s own', () => '/users/me', 'no-store'],
  ])('%s', async (_what, path, cacheControl) => {
    const address = await path();
    expect(address).not.toBe('');
    const { headers } = await call('GET', address);
    expect([address, headers['cache-control']]).toEqual([address, [cacheControl]]);
  });
});

it('the app learns its project from the reserved address', async () => {
  const { status, body } = await call('GET', '/__/firebase/init.json');
  expect([status, body]).toEqual([200, expect.objectContaining({ projectId: process.env.GCLOUD_PROJECT })]);
});

it('a scripts’ file that is gone is told by its type: it is never run', async () => {
  const { headers } = await call('GET', '/assets/gone-1a2b3c4d.js');
  expect(headers['content-type']).toEqual(['text/html; charset=utf-8']);
  expect(headers['x-content-type-options']).toEqual(['nosniff']);
});

it.each([
  ['case 28, half of JSON', '{"title":'],
  ['case 30, null', 'null'],
])('%s: refused by what stands before the app, and nothing is changed', async (_case, body) => {
  const before = await hers();
  for (const [method, path] of [
    ['POST', '/articles'],
    ['PUT', `/users/${ada.username}`],
  ] as const) {
    expect((await call(method, path, { token: ada.token, body })).status).toBe(400);
  }
  expect(await hers()).toEqual(before);
});

it.each([
  ['case 29, a list', '[]', 400, 'malformed-request'],
  ['case 34, over 64 KiB', JSON.stringify({ bio: 'x'.repeat(LIMITS.requestBytes) }), 413, 'too-large'],
  ['case 37, __proto__', '{"__proto__":{"isAdmin":true}}', 400, 'invalid-input'],
  ['case 38, an unknown field', '{"uid":"x"}', 400, 'invalid-input'],
] as [string, string, number, ProblemCode][])(
  '%s: refused, and nothing is changed',
  async (_case, body, status, code) => {
    const path = `/users/${ada.username}`;
    await expectProblem(() => call('PUT', path, { token: ada.token, body }), status, code);
  },
);

it.each([
  ['case 31', 'text/plain'],
  ['case 32', 'application/x-www-form-urlencoded'],
  ['case 33', 'multipart/form-data; boundary=x'],
])('%s: %s is not taken', async (_case, type) => {
  const options = { token: ada.token, body: 'bio=x', headers: { 'Content-Type': type } };
  const path = `/users/${ada.username}`;
  await expectProblem(() => call('PUT', path, options), 415, 'unsupported-media-type');
});

it('cases 1 and 4: without a token that counts nothing is written', async () => {
  for (const token of [undefined, 'garbage']) {
    const options = { body: newArticle(ada), ...(token && { token }) };
    const { headers } = await expectProblem(() => call('POST', '/articles', options), 401, 'unauthenticated');
    expect(headers['www-authenticate']).toEqual(['Bearer']);
  }
});

it('case 57: methods that are not taken are refused, and HEAD is answered as GET', async () => {
  for (const method of ['PATCH', 'DELETE', 'TRACE']) {
    const attempt = () => call(method, '/articles', { token: ada.token });
    const { headers } = await expectProblem(attempt, 405, 'method-not-allowed');
    expect(headers['allow']).toEqual(['GET, HEAD, POST']);
  }
  const head = await call('HEAD', `/users/username/${ada.username}`);
  expect([head.status, head.headers['content-type'], head.body]).toEqual([
    200,
    ['application/json; charset=utf-8'],
    '',
  ]);
});

it('case 58: an address of the API that there is not is answered in JSON', async () => {
  await expectProblem(() => call('GET', '/articles/a/b'), 404, 'not-found');
  await expectProblem(() => call('GET', '/users/username/nobody-here'), 404, 'not-found');
});
