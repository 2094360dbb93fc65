import { expect, it } from 'vitest';
import { changeAccount, createAccount, createMember, freshToken, readAccount } from './support/accounts.ts';
import {
  aMoment,
  expectJson,
  expectNotFound,
  expectProblem,
  expectRefusedFields,
  expectUnauthenticated,
} from './support/expectations.ts';
import { api, startServer } from './support/server.ts';
import { db, unchanged } from './support/store.ts';
import { review } from './support/writes.ts';

const profile = { skills: ['Plumber'], interests: ['Tour Guide'], bio: 'I mend taps.' };
const told = {
  ...profile,
  img_url: '/avatar.svg',
  rating: { average: null, count: 0 },
  ratings: {},
  createdAt: aMoment,
};

it('a member is read by everybody, by username in any case', async () => {
  const { username, email } = await createMember('ada', profile);
  for (const name of [username, username.toUpperCase()]) {
    const answer = await api('GET', `/users/username/${name}`);
    expectJson(answer, 200, { ...told, id: username, username, email }, 'all');
  }
});

it('an e-mail that is not shown is null for others and for its owner, who is told which it is', async () => {
  const { username, token } = await createMember('ada', { ...profile, showEmail: false });
  const hidden = { ...told, id: username, username, email: null };
  expectJson(await api('GET', `/users/username/${username}`), 200, hidden, 'all');
  expectJson(
    await api('GET', '/users/me', { token }),
    200,
    { ...hidden, showEmail: false, mutedNotifications: [] },
    'caller',
  );
});

it('the average of ratings is rounded to two decimals', async () => {
  const about = await createMember('ada');
  for (const rating of [5, 4, 4]) await review(await createMember('bob'), about, { rating });
  const { body } = await api('GET', `/users/username/${about.username}`);
  expect(body).toMatchObject({ rating: { average: 4.33, count: 3 } });
});

it.each(['nobody-here', '__x__', '.', '..', 'a', 'x'.repeat(1_501), '%F0%9F%99%82', 'ada%2Fbob'])(
  'cases 47, 51, 53: no member is called %s',
  async (name) => {
    expectNotFound(await api('GET', `/users/username/${name}`), 'member');
  },
);

it('HEAD is answered as GET, without a body', async () => {
  const { username } = await createMember('ada');
  const answer = await api('HEAD', `/users/username/${username}`);
  expect([answer.status, answer.headers['content-type'], answer.body]).toEqual([
    200,
    ['application/json; charset=utf-8'],
    '',
  ]);
});

it('one’s own profile is not found before there is one, and is there afterwards, with the old token too', async () => {
  const newcomer = await createAccount();
  const before = await unchanged(() => api('GET', '/users/me', { token: newcomer.token }));
  expectProblem(before, 404, 'not-found', 'You have no profile yet.');

  const { username, email, token, tokenBefore } = await createMember('ada', profile);
  const own = { ...told, id: username, username, email, showEmail: true, mutedNotifications: [] };
  expectJson(await api('GET', '/users/me', { token }), 200, own, 'caller');
  expectJson(await api('GET', '/users/me', { token: tokenBefore }), 200, own, 'caller');
});

it('reading one’s own profile gives an account the claim that it missed by a crash', async () => {
  const ada = await createMember('ada');
  await changeAccount(ada, { customAttributes: '{}', displayName: 'somebody' });
  const answer = await api('GET', '/users/me', { token: await freshToken(ada) });
  expect(answer.status).toBe(200);
  expect(await readAccount(ada)).toMatchObject({
    displayName: ada.username,
    customAttributes: JSON.stringify({ username: ada.username }),
  });
});

it('one’s own profile is for the signed in', async () => {
  expectUnauthenticated(await api('GET', '/users/me'));
});

it('case 38: an unknown parameter is refused', async () => {
  const { username, token } = await createMember('ada');
  const refused: [string, string] = ['verbose', 'Is not a field here.'];
  expectRefusedFields(await api('GET', `/users/username/${username}?verbose=1`), refused);
  expectRefusedFields(await api('GET', '/users/me?verbose=1', { token }), refused);
});

it('a document that does not fit its schema is never shown', async () => {
  await db.collection('users').doc('broken').set({ username: 'broken', uid: 'secret' });
  const faults: string[] = [];
  const log = { info: () => {}, error: (message: string) => faults.push(message) };

  const answer = await (await startServer({ log }))('GET', '/users/username/broken');
  const detail = 'Something went wrong on our side. It has been noted; please try again.';
  expectProblem(answer, 500, 'internal', detail);
  expect(faults).toEqual(['A request failed']);
});
