import { beforeAll, describe, expect, it } from 'vitest';
import { createMember, type Member } from './support/accounts.ts';
import type { Answer, Call } from './support/call.ts';
import { expectProblem } from './support/expectations.ts';
import { startProcess } from './support/process.ts';
import { unchanged } from './support/store.ts';
import { newArticle, newReview } from './support/writes.ts';

// Nobody listens there.
const nowhere = '127.0.0.1:1';

let ada: Member;
beforeAll(async () => {
  ada = await createMember('ada');
});

function expectUnavailable(answer: Answer): void {
  const detail = 'The service cannot be reached right now. Please try again in a moment.';
  expectProblem(answer, 503, 'unavailable', detail, { headers: { 'retry-after': ['5'] } });
}

describe('while the store cannot be reached', () => {
  let call: Call;
  beforeAll(async () => {
    call = await startProcess({ FIRESTORE_EMULATOR_HOST: nowhere });
  });

  // Ten seconds are what is promised; the rest is a busy machine's. What hangs is not back by then either.
  it(
    'whatever needs it is answered 503 in time, and a browser gets the app',
    { timeout: 20_000 },
    async () => {
      const { token, tokenBefore } = ada;
      const [page, profile, ...answers] = await Promise.all([
        call('GET', '/articles/x', { headers: { Accept: 'text/html' } }),
        call('GET', '/user/ada', { headers: { Accept: 'text/html' } }),
        call('GET', '/articles'),
        call('GET', '/articles/x'),
        call('GET', '/users/username/ada'),
        call('GET', '/users/me', { token }),
        call('GET', '/reviews?created_about=ada'),
        call('POST', '/articles', { token, body: newArticle(ada) }),
        call('POST', '/articles', { token: tokenBefore, key: 'one-key', body: newArticle(ada) }),
        call('POST', '/reviews', { token, body: newReview(ada, { username: 'bob' }) }),
        call('POST', '/users', { token, body: { username: 'new-name', skills: [], interests: [] } }),
        call('PUT', `/users/${ada.username}`, { token, body: { bio: 'New.' } }),
      ]);
      answers.forEach(expectUnavailable);
      for (const { status, headers } of [page, profile])
        expect([status, headers['content-type']]).toEqual([503, ['text/html; charset=utf-8']]);
    },
  );

  it('whatever does not need it is answered as ever', async () => {
    const { status } = await call('POST', '/articles', { body: newArticle(ada) });
    expect(status).toBe(401);
  });
});

describe('while the sign-in service cannot be reached', () => {
  it('nobody is let in, nobody is told that their token is bad, and reads go on', async () => {
    const call = await startProcess({ FIREBASE_AUTH_EMULATOR_HOST: nowhere });
    const attempts: [string, string, object?][] = [
      ['GET', '/users/me'],
      ['POST', '/articles', newArticle(ada)],
      ['POST', '/users', { username: 'new-name', skills: [], interests: [] }],
      ['PUT', `/users/${ada.username}`, { bio: 'New.' }],
    ];
    for (const [method, path, body] of attempts) {
      const options = { token: ada.token, ...(body && { body }) };
      expectUnavailable(await unchanged(() => call(method, path, options)));
    }
    expect((await call('GET', '/articles')).status).toBe(200);
  });
});
