import { describe, expect, it } from 'vitest';
import { appNotVerified } from '../../functions/src/platform/app-check.ts';
import { unavailable } from '../../functions/src/platform/refusal.ts';
import { createMember, type Member } from './support/accounts.ts';
import type { Answer, Call } from './support/call.ts';
import { expectProblem, expectUnauthenticated } from './support/expectations.ts';
import { startProcess } from './support/process.ts';
import { startServer } from './support/server.ts';
import { unchanged } from './support/store.ts';
import { unsignedToken } from './support/tokens.ts';
import { newArticle, newReview } from './support/writes.ts';

const GENUINE = 'genuine';

/** No emulator makes tokens of App Check, so this one stands for the service. */
const attestation = {
  verify: (token: string) => (token === GENUINE ? Promise.resolve() : Promise.reject(appNotVerified())),
};

const header = (token: string) => ({ 'X-Firebase-AppCheck': token });

function expectRefused(answer: Answer): void {
  const detail = 'This can only be done from the app. Reload it, then try again.';
  expectProblem(answer, 403, 'app-not-verified', detail);
}

/** Everything that needs a token. */
function guarded({ username }: Member): [method: string, path: string, body?: object][] {
  return [
    ['POST', '/articles', newArticle({ username })],
    ['POST', '/reviews', newReview({ username }, { username: 'somebody' })],
    ['POST', '/users', { username: 'new-name', skills: [], interests: [] }],
    ['PUT', `/users/${username}`, { bio: 'Changed.' }],
    ['GET', '/users/me'],
  ];
}

async function expectShut(call: Call, ada: Member, headers: Record<string, string>): Promise<void> {
  for (const [method, path, body] of guarded(ada)) {
    const options = { token: ada.token, headers, ...(body && { body }) };
    expectRefused(await unchanged(() => call(method, path, options)));
  }
}

describe('where App Check is enforced', () => {
  it.each([
    ['nothing', {}],
    ['an empty header', header('')],
    ['another app’s token', header('forged')],
  ])('whoever sends %s is refused whatever needs a token, with nothing changed', async (_what, headers) => {
    await expectShut(await startServer({ attestation }), await createMember('ada'), headers);
  });

  it('the app is let in', async () => {
    const [ada, call] = [await createMember('ada'), await startServer({ attestation })];
    const options = { token: ada.token, headers: header(GENUINE) };
    expect((await call('GET', '/users/me', options)).status).toBe(200);
    expect((await call('POST', '/articles', { ...options, body: newArticle(ada) })).status).toBe(201);
  });

  it('the app alone is nobody: a token is needed as ever', async () => {
    const call = await startServer({ attestation });
    const options = { headers: header(GENUINE), body: newArticle({ username: 'ada' }) };
    expectUnauthenticated(await unchanged(() => call('POST', '/articles', options)));
  });

  it('what everybody may read stays open', async () => {
    const call = await startServer({ attestation });
    for (const path of ['/articles', '/reviews?created_about=ada'])
      expect((await call('GET', path)).status).toBe(200);
  });

  it('nobody is let in while the service cannot be reached, and nobody is told that their app is bad', async () => {
    const ada = await createMember('ada');
    const call = await startServer({
      attestation: { verify: () => Promise.reject(unavailable(new Error('Error fetching Json Web Keys'))) },
      log: { info: () => {}, error: () => {} },
    });
    const options = { token: ada.token, headers: header(GENUINE), body: newArticle(ada) };
    expect((await unchanged(() => call('POST', '/articles', options))).status).toBe(503);
  });
});

it('KNACK_APP_CHECK=enforce asks the real service, which refuses what it has not signed', async () => {
  const ada = await createMember('ada');
  const call = await startProcess({ KNACK_APP_CHECK: 'enforce' });
  const claims = {
    sub: '1:2:web:3',
    iss: 'https://firebaseappcheck.googleapis.com/1',
    aud: ['projects/demo-knack'],
  };
  for (const token of [undefined, 'garbage', 'a.b.c', ada.token, unsignedToken(claims)]) {
    await expectShut(call, ada, token === undefined ? {} : header(token));
  }
});

it('without the variable nobody is asked', async () => {
  const ada = await createMember('ada');
  const call = await startProcess({ KNACK_APP_CHECK: undefined });
  expect((await call('GET', '/users/me', { token: ada.token })).status).toBe(200);
});

it('a misspelt KNACK_APP_CHECK stops the start', async () => {
  await expect(startProcess({ KNACK_APP_CHECK: 'on' })).rejects.toThrow('ended with 1');
});
