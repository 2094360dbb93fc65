import { LIMITS } from '@knack/contract/limits';
import { expect, it } from 'vitest';
import { createAccount, createMember, uniqueName } from './support/accounts.ts';
import {
  aMoment,
  expectJson,
  expectNotFound,
  expectProblem,
  expectRefusedFields,
  expectUnauthenticated,
} from './support/expectations.ts';
import { api } from './support/server.ts';
import { stored, unchanged } from './support/store.ts';
import { newReview, review } from './support/writes.ts';

it.each(['token', 'tokenBefore'] as const)('a member reviews another (%s)', async (which) => {
  const [ada, bob] = await Promise.all([createMember('ada'), createMember('bob')]);
  const answer = await api('POST', '/reviews', { token: bob[which], body: newReview(bob, ada) });
  const id = `${ada.username}:${bob.username}`;
  const told = { ...newReview(bob, ada), skill: null, answer: null, id, createdAt: aMoment };
  expectJson(answer, 201, told, 'caller');
  expect(await stored('reviews')).toEqual({ [id]: { ...(answer.body as object), uid: bob.uid } });
  expect(await stored('users')).toMatchObject({
    [ada.username]: { ratingCount: 1, ratingSum: 4 },
    [bob.username]: { ratingCount: 0, ratingSum: 0 },
  });
});

it('a second review replaces the first, is the newest, and moves the sum by the difference', async () => {
  const [ada, bob, eve] = await Promise.all([createMember('ada'), createMember('bob'), createMember('eve')]);
  const first = await review(bob, ada, { rating: 2 });
  const between = await review(eve, ada, { rating: 5 });
  const second = await review(bob, ada, { title: 'On second thoughts', body: 'Better.', rating: 4 });
  expect(second).toMatchObject({ id: first.id, title: 'On second thoughts', body: 'Better.', rating: 4 });
  expect(await stored('reviews')).toEqual({
    [second.id]: { ...second, uid: bob.uid },
    [between.id]: { ...between, uid: eve.uid },
  });
  expect(await stored('users')).toMatchObject({ [ada.username]: { ratingCount: 2, ratingSum: 9 } });
  const list = await api('GET', `/reviews?created_about=${ada.username}`);
  expect(list.body).toEqual({ reviews: [second, between], nextCursor: null });
});

it('two members who review each other have a review each', async () => {
  const [ada, bob] = await Promise.all([createMember('ada'), createMember('bob')]);
  const reviews = [await review(bob, ada, { rating: 1 }), await review(ada, bob, { rating: 5 })];
  expect(Object.keys(await stored('reviews'))).toEqual(reviews.map(({ id }) => id).sort());
});

it('nobody reviews without a token, and nobody without a profile (case 21)', async () => {
  const [ada, bob] = await Promise.all([createMember('ada'), createMember('bob')]);
  const newcomer = await createAccount();
  const body = newReview(bob, ada);
  expectUnauthenticated(await unchanged(() => api('POST', '/reviews', { body })));
  const answer = await unchanged(() => api('POST', '/reviews', { token: newcomer.token, body }));
  expectProblem(answer, 403, 'profile-required', 'Create your profile first, then try again.');
});

it('cases 16 and 17: a review is neither written nor replaced in another’s name', async () => {
  const [ada, bob, eve] = await Promise.all([createMember('ada'), createMember('bob'), createMember('eve')]);
  const attempt = () =>
    api('POST', '/reviews', { token: eve.token, body: newReview(bob, ada, { rating: 1 }) });
  const detail = 'Reviews are written under your own username.';
  expectProblem(await unchanged(attempt), 403, 'not-yours', detail);
  await review(bob, ada, { rating: 5 });
  expectProblem(await unchanged(attempt), 403, 'not-yours', detail);
});

it.each([
  ['case 18', (name: string) => name],
  ['case 19, in capitals', (name: string) => name.toUpperCase()],
  ['case 19, with white space', (name: string) => ` ${name}\n`],
])('%s: nobody reviews themselves', async (_case, spell) => {
  const ada = await createMember('ada');
  const body = newReview(ada, { username: spell(ada.username) });
  for (const token of [ada.token, ada.tokenBefore]) {
    const answer = await unchanged(() => api('POST', '/reviews', { token, body }));
    expectProblem(answer, 403, 'own-review', 'Reviews are for others; nobody reviews themselves.');
  }
});

it('case 60: a member who does not exist is not reviewed', async () => {
  const bob = await createMember('bob');
  const body = newReview(bob, { username: uniqueName('nobody') });
  for (const key of [undefined, 'one-key']) {
    const options = { token: bob.token, body, ...(key && { key }) };
    expectNotFound(await unchanged(() => api('POST', '/reviews', options)), 'member');
  }
});

const whole = 'Must be a whole number from 1 to 5.';
const unknown = 'Is not a field here.';
it.each([
  ['case 48', { rating: 0 }, 'rating', whole],
  ['case 48', { rating: 6 }, 'rating', whole],
  ['case 48', { rating: 4.5 }, 'rating', whole],
  ['case 48', { rating: '5' }, 'rating', whole],
  ['case 48', { rating: null }, 'rating', whole],
  ['case 48', { rating: -1 }, 'rating', whole],
  ['case 20', { uid: 'somebody-else' }, 'uid', unknown],
  ['case 38', { id: 'mine' }, 'id', unknown],
  ['case 39', { title: 5 }, 'title', 'Must be text.'],
  ['case 40', { created_about: {} }, 'created_about', 'Must be text.'],
  ['case 41', { title: '\u200b' }, 'title', 'Must not be empty.'],
  ['case 41', { body: ' ' }, 'body', 'Must not be empty.'],
  ['case 42', { title: 'x'.repeat(LIMITS.reviewTitle + 1) }, 'title', 'Must be at most 120 characters.'],
  ['case 42', { body: '🙂'.repeat(LIMITS.reviewBody + 1) }, 'body', 'Must be at most 2,000 characters.'],
  ['case 43', { body: 'a\u0007' }, 'body', 'Must not hold control characters.'],
  ['case 44', { body: '\ud83d' }, 'body', 'Must not hold half of a character.'],
  [
    'case 45',
    { created_about: 'ada\u202e' },
    'created_about',
    'May hold the letters a to z, digits, _ and - only.',
  ],
  ['case 47', { created_about: '__x__' }, 'created_about', 'Must start and end with a letter or a digit.'],
  [
    'case 51',
    { created_about: 'a/b' },
    'created_about',
    'May hold the letters a to z, digits, _ and - only.',
  ],
])('%s: a review with that is refused (%j)', async (_case, more, field, message) => {
  const bob = await createMember('bob');
  const body = newReview(bob, { username: 'somebody' }, more);
  const answer = await unchanged(() => api('POST', '/reviews', { token: bob.token, body }));
  expectRefusedFields(answer, [field, message]);
});

it.each(['title', 'body', 'rating'])('a review needs a %s', async (field) => {
  const bob = await createMember('bob');
  const body = newReview(bob, { username: 'somebody' }, { [field]: undefined });
  const answer = await unchanged(() => api('POST', '/reviews', { token: bob.token, body }));
  expectRefusedFields(answer, [field, 'Is required.']);
});

it.each([1, 5])(
  'a rating of %i is taken, with texts as long as their limits in emoji (case 42)',
  async (rating) => {
    const [ada, bob] = await Promise.all([createMember('ada'), createMember('bob')]);
    const full = { title: '🙂'.repeat(LIMITS.reviewTitle), body: '🙂'.repeat(LIMITS.reviewBody), rating };
    expect(await review(bob, ada, full)).toMatchObject(full);
  },
);
