import { API_PATHS } from '@knack/contract/paths';
import { expect, it } from 'vitest';
import { createAccount, createMember } from './support/accounts.ts';
import {
  expectMethodNotAllowed,
  expectNotFound,
  expectProblem,
  expectRefusedFields,
  expectUnauthenticated,
} from './support/expectations.ts';
import { api } from './support/server.ts';
import { stored, unchanged } from './support/store.ts';
import { atOnce, review } from './support/writes.ts';

it('an author takes their review back, with what it counted for; a second time it is not found (case 59)', async () => {
  const [ada, bob, eve] = await Promise.all([createMember('ada'), createMember('bob'), createMember('eve')]);
  const { id } = await review(bob, ada, { rating: 2, skill: 'Plumber' });
  const other = await review(eve, ada, { rating: 5, skill: 'Plumber' });
  const answer = await api('DELETE', API_PATHS.review(id), { token: bob.token });
  expect([answer.status, answer.body, answer.headers['cache-control']]).toEqual([204, '', ['no-store']]);
  expect(await stored('reviews')).toEqual({ [other.id]: { ...other, uid: eve.uid } });
  expect(await stored('users')).toMatchObject({
    [ada.username]: { ratingCount: 1, ratingSum: 5, skillRatings: { Plumber: { count: 1, sum: 5 } } },
  });
  const again = () => api('DELETE', API_PATHS.review(id), { token: bob.token });
  expectNotFound(await unchanged(again), 'review');
});

it('a review that is deleted twenty times at once is taken back once', async () => {
  const [ada, bob] = await Promise.all([createMember('ada'), createMember('bob')]);
  const { id } = await review(bob, ada, { rating: 3 });
  const answers = await atOnce(20, () => api('DELETE', API_PATHS.review(id), { token: bob.token }));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, ...Array<number>(19).fill(404)]);
  expect(await stored('users')).toMatchObject({ [ada.username]: { ratingCount: 0, ratingSum: 0 } });
});

it('nobody else deletes a review: not whom it is about, nobody without a profile or a token', async () => {
  const [ada, bob, newcomer] = await Promise.all([createMember('ada'), createMember('bob'), createAccount()]);
  const { id } = await review(bob, ada);
  const path = API_PATHS.review(id);
  const refused = await unchanged(() => api('DELETE', path, { token: ada.token }));
  expectProblem(refused, 403, 'not-yours', 'Only who wrote a review can delete it.');
  const without = await unchanged(() => api('DELETE', path, { token: newcomer.token }));
  expectProblem(without, 403, 'profile-required', 'Create your profile first, then try again.');
  expectUnauthenticated(await unchanged(() => api('DELETE', path)));
});

it.each(['nobody:knows', '__x__', '.', 'a%2Fb', 'x'.repeat(1_501)])('there is no review %s', async (id) => {
  const bob = await createMember('bob');
  expectNotFound(await api('DELETE', `/reviews/${id}`, { token: bob.token }), 'review');
});

it('a review’s address takes no parameter and no other method', async () => {
  const bob = await createMember('bob');
  const answer = await api('DELETE', '/reviews/ada:bob?now=1', { token: bob.token });
  expectRefusedFields(answer, ['now', 'Is not a field here.']);
  expectMethodNotAllowed(await api('GET', '/reviews/ada:bob'), 'DELETE');
  expectMethodNotAllowed(await api('PUT', '/reviews/ada:bob/answer', { token: bob.token, body: {} }), 'POST');
});
