import { getAuth } from 'firebase-admin/auth';
import { describe, expect, it, vi } from 'vitest';
import { adminApp } from '../../functions/src/platform/firestore.ts';
import {
  changeAccount,
  changePassword,
  createAccount,
  createMember,
  deleteAccount,
  freshToken,
  type Member,
} from './support/accounts.ts';
import { expectUnauthenticated } from './support/expectations.ts';
import { startProcess } from './support/process.ts';
import { api } from './support/server.ts';
import { unchanged } from './support/store.ts';
import { changedClaims, customToken, decodeClaims, unsignedToken } from './support/tokens.ts';
import { newArticle, newReview } from './support/writes.ts';

/** Everything that needs a token, valid but for that. */
function guarded({ username }: { username: string }): [method: string, path: string, body?: object][] {
  return [
    ['POST', '/articles', newArticle({ username })],
    ['POST', '/reviews', newReview({ username }, { username: 'somebody' })],
    ['POST', '/users', { username: 'new-name', skills: [], interests: [] }],
    ['PUT', `/users/${username}`, { bio: 'Changed.' }],
    ['GET', '/users/me'],
  ];
}

/** Asserts that no guarded address lets in whoever sends these headers, and that nothing was changed. */
async function expectShut(member: { username: string }, headers: Record<string, string>): Promise<void> {
  const answers = await unchanged(() =>
    Promise.all(
      guarded(member).map(([method, path, body]) => api(method, path, { headers, ...(body && { body }) })),
    ),
  );
  answers.forEach(expectUnauthenticated);
}

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

it.each([
  ['case 1, no header', {}],
  ['case 2, Basic', { Authorization: `Basic ${btoa('ada:correct-horse')}` }],
  ['case 3, empty Bearer', { Authorization: 'Bearer ' }],
  ['case 3, Bearer alone', { Authorization: 'Bearer' }],
  ['case 4, garbage', bearer('garbage')],
  ['case 4, garbage in three parts', bearer('a.b.c')],
  ['case 4, JSON that is no token', bearer(`${btoa('null')}.${btoa('[]')}.`.replaceAll('=', ''))],
  ['case 4, two tokens', bearer('a.b.c d.e.f')],
  ['case 4, 8,000 characters', bearer('x'.repeat(8_000))],
  ['a token in a cookie', { Cookie: '__session=a.b.c' }],
] as [string, Record<string, string>][])('%s: 401, and no change', async (_case, headers) => {
  await expectShut(await createMember('ada'), headers);
});

const hour = 3_600;
it.each([
  ['case 5, expired', ({ iat, exp }) => ({ iat: Number(iat) - 2 * hour, exp: Number(exp) - 2 * hour })],
  ['case 6, another audience', () => ({ aud: 'another-project' })],
  ['case 7, another issuer', () => ({ iss: 'https://securetoken.google.com/another-project' })],
  ['case 7, no issuer', () => ({ iss: undefined })],
  ['nobody’s', () => ({ sub: '', user_id: '' })],
  ['of a uid that there is not', () => ({ sub: 'no-such-uid', user_id: 'no-such-uid' })],
] as [string, (claims: Record<string, unknown>) => object][])(
  '%s: such a token is 401, and no change',
  async (_case, change) => {
    const ada = await createMember('ada');
    const unspoilt = changedClaims(ada.token, () => ({}));
    expect((await api('GET', '/users/me', { token: unspoilt })).status).toBe(200);
    await expectShut(ada, bearer(changedClaims(ada.token, change)));
  },
);

it.each([
  ['case 9, deleted', deleteAccount],
  ['case 10, disabled', (ada: Member) => changeAccount(ada, { disableUser: true })],
  ['case 11, signed out everywhere', (ada: Member) => revoke(ada)],
] as [string, (ada: Member) => Promise<void>][])(
  '%s: the account’s token is 401, and no change',
  async (_case, end) => {
    const ada = await createMember('ada');
    await end(ada);
    await expectShut(ada, bearer(ada.token));
    await expectShut(ada, bearer(ada.tokenBefore));
  },
);

/** As the console does; moments of the sign-in service are whole seconds, and the token is of this one. */
function revoke(account: Member): Promise<void> {
  const { auth_time } = decodeClaims(account.token);
  return changeAccount(account, { validSince: String(Number(auth_time) + 1) });
}

it('case 11: a password change ends the tokens from before', async () => {
  const ada = await createMember('ada');
  const issued = Number(decodeClaims(ada.token)['auth_time']) * 1_000;
  await vi.waitUntil(() => Date.now() >= issued + 1_000, { timeout: 2_000, interval: 20 });
  await changePassword(ada);
  await expectShut(ada, bearer(ada.token));
});

it('case 11: revocation is asked for, which the emulator looks into unasked and production does not', async () => {
  const { token } = await createMember('ada');
  const verify = vi.spyOn(getAuth(adminApp()), 'verifyIdToken');
  await api('GET', '/users/me', { token });
  expect(verify.mock.calls).toEqual([[token, true]]);
  verify.mockRestore();
});

it('case 12: neither a custom token nor a refresh token is an ID token', async () => {
  const ada = await createMember('ada');
  await expectShut(ada, bearer(customToken(ada.uid)));
  await expectShut(ada, bearer(ada.refreshToken));
});

it('the scheme’s name is read in any case', async () => {
  const { token } = await createMember('ada');
  const answer = await api('GET', '/users/me', { headers: { Authorization: `bearer  ${token}` } });
  expect(answer.status).toBe(200);
});

it('a claim that cannot be a username counts for nothing', async () => {
  const newcomer = await createAccount();
  for (const username of ['../ada', '__x__', '', 5, { name: 'ada' }]) {
    await changeAccount(newcomer, { customAttributes: JSON.stringify({ username }) });
    const token = await freshToken(newcomer);
    const attempt = () => api('POST', '/articles', { token, body: newArticle({ username: 'ada' }) });
    expect((await unchanged(attempt)).body).toMatchObject({ status: 403, code: 'profile-required' });
  }
});

describe('beside no emulator', () => {
  it('case 8: a token that is not signed, or by nobody we know, is 401', async () => {
    const call = await startProcess({ FIREBASE_AUTH_EMULATOR_HOST: undefined });
    const { token } = await createMember('ada');
    const claims = decodeClaims(token);
    const forged = [
      token,
      unsignedToken(claims, { alg: 'none', typ: 'JWT' }),
      `${unsignedToken(claims, { alg: 'none', typ: 'JWT' })}c2lnbmF0dXJl`,
      `${unsignedToken(claims, { alg: 'HS256', typ: 'JWT', kid: 'x' })}c2lnbmF0dXJl`,
    ];
    for (const each of forged) {
      const answers = await unchanged(() =>
        Promise.all(
          guarded({ username: 'ada' }).map(([method, path, body]) =>
            call(method, path, { token: each, ...(body && { body }) }),
          ),
        ),
      );
      answers.forEach(expectUnauthenticated);
    }
  });
});
