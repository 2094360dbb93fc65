import { FieldValue } from '@google-cloud/firestore';
import { LIMITS } from '@knack/contract/limits';
import { indexTokens } from '@knack/contract/search-words';
import { expect, it } from 'vitest';
import { createAccount, createMember } from './support/accounts.ts';
import {
  aMoment,
  expectJson,
  expectNotFound,
  expectProblem,
  expectRefusedFields,
  expectUnauthenticated,
} from './support/expectations.ts';
import { api, startServer } from './support/server.ts';
import { db, stored, unchanged } from './support/store.ts';
import { publish } from './support/writes.ts';

const labels = { kind: 'request', skill: 'Plumber' };

it.each([
  { title: 'Boilers' },
  { topic: 'Hot Water' },
  { body: 'On Sundays.' },
  { kind: 'offer' },
  { kind: null, skill: null },
  { title: 'Boilers', topic: 'Heat', body: 'On Sundays.', kind: 'offer', skill: 'Tour Guide' },
])('PUT with %j changes that and leaves the rest', async (change) => {
  const ada = await createMember('ada');
  const article = await publish(ada, labels);
  const before = (await stored('articles'))[article.id];

  const answer = await api('PUT', `/articles/${article.id}`, { token: ada.token, body: change });
  const told = { ...article, ...change, updatedAt: aMoment };
  expectJson(answer, 200, told, 'caller');
  expect(await stored('articles')).toEqual({
    [article.id]: {
      ...before,
      ...(answer.body as object),
      topicKey: told.topic.toLowerCase(),
      words: indexTokens(told.title, told.topic, told.body),
    },
  });
  const { body } = await api('GET', `/articles/${article.id}`);
  expect(body).toEqual(answer.body);
});

it('the edited text is found by its new words and no longer by its old', async () => {
  const ada = await createMember('ada');
  const { id } = await publish(ada, { title: 'Violin' });
  await api('PUT', `/articles/${id}`, { token: ada.token, body: { title: 'Cello' } });
  expect(await api('GET', '/articles?q=cello')).toMatchObject({ body: { articles: [{ id }] } });
  expect(await api('GET', '/articles?q=violin')).toMatchObject({ body: { articles: [] } });
});

it('an article is marked as fulfilled once, and opened again, which is no change of what it says', async () => {
  let time = Date.UTC(2026, 5, 1);
  const call = await startServer({ now: () => time });
  const ada = await createMember('ada');
  const article = await publish(ada, labels);
  const mark = (fulfilled: boolean) =>
    call('PUT', `/articles/${article.id}`, { token: ada.token, body: { fulfilled } });
  const fulfilledAt = new Date(time).toISOString();

  expect(await mark(true)).toMatchObject({ status: 200, body: { ...article, fulfilledAt } });
  time += 60_000;
  expect(await mark(true)).toMatchObject({ status: 200, body: { ...article, fulfilledAt } });
  expect(await api('GET', '/articles')).toMatchObject({ body: { articles: [{ ...article, fulfilledAt }] } });
  expect(await mark(false)).toMatchObject({ status: 200, body: article });
});

it('an empty change changes nothing', async () => {
  const ada = await createMember('ada');
  const article = await publish(ada);
  const change = () => api('PUT', `/articles/${article.id}`, { token: ada.token, body: {} });
  expectJson(await unchanged(change), 200, article, 'caller');
});

it('an article from before there were words and kinds is changed like any other', async () => {
  const ada = await createMember('ada');
  const { id } = await publish(ada);

  const gone = FieldValue.delete();
  const older = { kind: gone, skill: gone, words: gone, fulfilledAt: gone, updatedAt: gone };
  await db.collection('articles').doc(id).update(older);
  expect(await api('GET', `/articles/${id}`)).toMatchObject({ status: 200, body: { kind: null } });
  const answer = await api('PUT', `/articles/${id}`, { token: ada.token, body: { fulfilled: true } });
  expect(answer).toMatchObject({ status: 200, body: { kind: null, skill: null, fulfilledAt: aMoment } });
  expect(await api('GET', '/articles?q=taps')).toMatchObject({ body: { articles: [{ id }] } });
});

it('case 13: nobody changes another’s article, by whichever token', async () => {
  const [ada, bob, newcomer] = await Promise.all([createMember('ada'), createMember('bob'), createAccount()]);
  const { id } = await publish(ada);
  const body = { title: 'Mine now', fulfilled: true };
  for (const token of [bob.token, bob.tokenBefore]) {
    const answer = await unchanged(() => api('PUT', `/articles/${id}`, { token, body }));
    expectProblem(answer, 403, 'not-yours', 'Only your own articles are yours to change.');
  }
  expectUnauthenticated(await unchanged(() => api('PUT', `/articles/${id}`, { body })));
  const { token } = newcomer;
  const answer = await unchanged(() => api('PUT', `/articles/${id}`, { token, body }));
  expectProblem(answer, 403, 'profile-required', 'Create your profile first, then try again.');
});

it.each(['AAAAAAAAAAAAAAAAAAAA', '__x__', '.', 'a%2Fb', 'x'.repeat(1_501)])(
  'there is no article %s to change',
  async (id) => {
    const { token } = await createMember('ada');
    const body = { title: 'New' };
    expectNotFound(await unchanged(() => api('PUT', `/articles/${id}`, { token, body })), 'article');
  },
);

const unknown = 'Is not a field here.';
it.each([
  ['case 22', { username: 'bob' }, 'username', unknown],
  ['case 20', { uid: 'somebody-else' }, 'uid', unknown],
  ['case 38', { createdAt: '2020-01-01T00:00:00.000Z' }, 'createdAt', unknown],
  ['case 38', { fulfilledAt: '2020-01-01T00:00:00.000Z' }, 'fulfilledAt', unknown],
  ['case 38', { words: [] }, 'words', unknown],
  ['case 39', { title: 5 }, 'title', 'Must be text.'],
  ['case 39', { fulfilled: 'true' }, 'fulfilled', 'Must be true or false.'],
  ['case 39', { body: null }, 'body', 'Must be text.'],
  ['case 41', { topic: '\u200b' }, 'topic', 'Must not be empty.'],
  ['case 42', { title: 'x'.repeat(LIMITS.articleTitle + 1) }, 'title', 'Must be at most 120 characters.'],
  ['case 43', { body: 'a\u0000b' }, 'body', 'Must not hold control characters.'],
  ['another kind', { kind: 'Offer' }, 'kind', 'Must be offer or request.'],
  ['another skill', { skill: 'Pirate' }, 'skill', 'Must be one of the listed skills.'],
])('%s: PUT with %j is refused', async (_case, body, field, message) => {
  const ada = await createMember('ada');
  const { id } = await publish(ada);
  const attempt = () => api('PUT', `/articles/${id}`, { token: ada.token, body });
  expectRefusedFields(await unchanged(attempt), [field, message]);
});
