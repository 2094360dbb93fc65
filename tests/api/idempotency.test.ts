import { LIMITS } from '@knack/contract/limits';
import { API_PATHS } from '@knack/contract/paths';
import { reviewId } from '@knack/contract/reviews';
import { expect, it } from 'vitest';
import { changeAccount, createAccount, createMember, readAccount, uniqueName } from './support/accounts.ts';
import { expectProblem } from './support/expectations.ts';
import { api } from './support/server.ts';
import { everythingStored, stored, unchanged } from './support/store.ts';
import { newArticle, newReview, review } from './support/writes.ts';

const key = 'b5a3f3e0-6d3c-4c8e-9a43-0d6f0f6b8a11';
const reused = 'Use a new Idempotency-Key for a new request.';
const week = 7 * 24 * 60 * 60 * 1000;

it('case 27: an article that is sent again is answered again, and stored once', async () => {
  const ada = await createMember('ada');
  const options = { token: ada.token, key, body: newArticle(ada) };
  const first = await api('POST', '/articles', options);
  const again = await unchanged(() => api('POST', '/articles', options));
  expect([again.status, again.body]).toEqual([201, first.body]);
  const spelled = { ...options, body: newArticle(ada, { title: `  ${newArticle(ada).title} ` }) };
  expect((await unchanged(() => api('POST', '/articles', spelled))).body).toEqual(first.body);
});

it('case 27: a profile that is asked for again is answered again', async () => {
  const account = await createAccount();
  const options = {
    token: account.token,
    key,
    body: { username: uniqueName('ada'), skills: [], interests: [] },
  };
  const first = await api('POST', '/users', options);
  const again = await unchanged(() => api('POST', '/users', options));
  expect([again.status, again.body]).toEqual([201, first.body]);
});

it('a profile that is asked for again puts on the account what a crash kept from it', async () => {
  const ada = await createAccount();
  const { username, ...rest } = { username: uniqueName('ada'), skills: [], interests: [] };
  const options = { token: ada.token, key, body: { username, ...rest } };
  await api('POST', '/users', options);
  await changeAccount(ada, { customAttributes: '{}', displayName: 'somebody' });
  expect((await api('POST', '/users', options)).status).toBe(201);
  expect(await readAccount(ada)).toMatchObject({
    displayName: username,
    customAttributes: JSON.stringify({ username }),
  });
});

it('case 27: a review that is sent again after a newer one changes nothing', async () => {
  const [ada, bob] = await Promise.all([createMember('ada'), createMember('bob')]);
  const options = { token: bob.token, key, body: newReview(bob, ada, { rating: 1 }) };
  const first = await api('POST', '/reviews', options);
  await review(bob, ada, { rating: 5 });
  const again = await unchanged(() => api('POST', '/reviews', options));
  expect([again.status, again.body]).toEqual([201, first.body]);
  expect(await stored('users')).toMatchObject({ [ada.username]: { ratingCount: 1, ratingSum: 5 } });
});

it('a review that is sent again after it was deleted stays deleted', async () => {
  const [ada, bob] = await Promise.all([createMember('ada'), createMember('bob')]);
  const options = { token: bob.token, key, body: newReview(bob, ada) };
  const first = await api('POST', '/reviews', options);
  await api('DELETE', API_PATHS.review(reviewId(ada.username, bob.username)), { token: bob.token });
  const again = await unchanged(() => api('POST', '/reviews', options));
  expect([again.status, again.body]).toEqual([201, first.body]);
});

it('a key with another body is refused on every route', async () => {
  const [ada, bob] = await Promise.all([createMember('ada'), createMember('bob')]);
  const newcomer = await createAccount();
  const name = { username: uniqueName('new'), skills: [], interests: [] };
  const { token } = bob;
  const twice: [string, string, object, object][] = [
    ['/articles', token, newArticle(bob), newArticle(bob, { title: 'Another' })],
    ['/reviews', token, newReview(bob, ada), newReview(bob, ada, { rating: 1 })],
    ['/users', newcomer.token, name, { ...name, bio: 'Another.' }],
  ];
  for (const [path, bearer, first, second] of twice) {
    expect((await api('POST', path, { token: bearer, key, body: first })).status).toBe(201);
    const answer = await unchanged(() => api('POST', path, { token: bearer, key, body: second }));
    expectProblem(answer, 409, 'idempotency-key-reused', reused);
  }
});

it('keys are per person and per route', async () => {
  const [ada, bob] = await Promise.all([createMember('ada'), createMember('bob')]);
  const answers = [
    await api('POST', '/articles', { token: ada.token, key, body: newArticle(ada) }),
    await api('POST', '/articles', { token: bob.token, key, body: newArticle(bob) }),
    await api('POST', '/reviews', { token: ada.token, key, body: newReview(ada, bob) }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  const { articles, reviews, idempotencyKeys } = await everythingStored();
  expect([articles, reviews, idempotencyKeys].map((all) => Object.keys(all ?? {}).length)).toEqual([2, 1, 3]);
});

it('a refusal uses no key up', async () => {
  const [ada, newcomer] = await Promise.all([createMember('ada'), createAccount()]);
  const refusals: [number, object, string][] = [
    [400, newArticle(ada, { title: '' }), ada.token],
    [403, newArticle({ username: 'somebody' }), ada.token],
  ];
  for (const [status, body, token] of refusals) {
    expect((await unchanged(() => api('POST', '/articles', { token, key, body }))).status).toBe(status);
  }
  expect((await api('POST', '/articles', { token: ada.token, key, body: newArticle(ada) })).status).toBe(201);

  const profile = { username: ada.username, skills: [], interests: [] };
  const taken = await unchanged(() => api('POST', '/users', { token: newcomer.token, key, body: profile }));
  expect(taken.body).toMatchObject({ status: 409, code: 'username-taken' });
  const body = { ...profile, username: uniqueName('free') };
  expect((await api('POST', '/users', { token: newcomer.token, key, body })).status).toBe(201);

  const nobody = newReview(ada, { username: uniqueName('nobody') });
  const missing = await unchanged(() => api('POST', '/reviews', { token: ada.token, key, body: nobody }));
  expect(missing.status).toBe(404);
  const somebody = newReview(ada, body);
  expect((await api('POST', '/reviews', { token: ada.token, key, body: somebody })).status).toBe(201);
});

it('without a key everything that is sent is something new', async () => {
  const ada = await createMember('ada');
  for (let times = 0; times < 2; times += 1) {
    await api('POST', '/articles', { token: ada.token, body: newArticle(ada) });
  }
  expect(Object.keys(await stored('articles'))).toHaveLength(2);
});

it('what is kept under a key is the answer, for a week, and names no key', async () => {
  const ada = await createMember('ada');
  const { body } = await api('POST', '/articles', { token: ada.token, key, body: newArticle(ada) });
  const [[id, kept] = []] = Object.entries(await stored('idempotencyKeys'));
  const { createdAt, expireAt } = kept as { createdAt: string; expireAt: string };
  expect(kept).toEqual({
    uid: ada.uid,
    about: [],
    requestHash: expect.stringMatching(/^[\w-]{43}$/) as string,
    status: 201,
    body: JSON.stringify(body),
    createdAt,
    expireAt,
  });
  expect(Date.parse(expireAt) - Date.parse(createdAt)).toBe(week);
  expect(id).not.toContain(key);
});

it.each([
  ['empty', ''],
  ['with white space', 'two words'],
  ['too long', 'x'.repeat(LIMITS.idempotencyKey + 1)],
  ['not ASCII', 'clé'],
])('a key that is %s is refused', async (_what, bad) => {
  const ada = await createMember('ada');
  const options = { token: ada.token, key: bad, body: newArticle(ada) };
  const answer = await unchanged(() => api('POST', '/articles', options));
  expectProblem(answer, 400, 'invalid-input', 'The Idempotency-Key cannot be used.', {
    errors: [{ field: 'Idempotency-Key', message: 'Must be 1 to 255 visible ASCII characters.' }],
  });
});

it('a key may be as long as its limit', async () => {
  const ada = await createMember('ada');
  const options = { token: ada.token, key: '!'.repeat(LIMITS.idempotencyKey), body: newArticle(ada) };
  expect((await api('POST', '/articles', options)).status).toBe(201);
});
