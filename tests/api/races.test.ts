import { expect, it } from 'vitest';
import { createAccount, createMember, readAccount, uniqueName } from './support/accounts.ts';
import { expectProblem } from './support/expectations.ts';
import { api } from './support/server.ts';
import { stored } from './support/store.ts';
import { atOnce, newArticle, newReview, review } from './support/writes.ts';

const COUNT = 20;
const taken = 'This username is taken; please choose another.';

/** How often each status was answered. */
function tally(answers: { status: number }[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

it('case 26: of twenty who ask for one username at once, in whatever case, one gets it', async () => {
  const accounts = await atOnce(COUNT, () => createAccount());
  const name = uniqueName('ada');
  const answers = await Promise.all(
    accounts.map(({ token }, index) => {
      const username = index % 2 ? name : name.toUpperCase();
      return api('POST', '/users', { token, body: { username, skills: [], interests: [] } });
    }),
  );
  expect(tally(answers)).toEqual({ 201: 1, 409: COUNT - 1 });
  const refusals = answers.filter(({ status }) => status === 409);
  for (const answer of refusals) expectProblem(answer, 409, 'username-taken', taken);

  const winner = accounts[answers.findIndex(({ status }) => status === 201)];
  expect(await stored('users')).toEqual({ [name]: expect.objectContaining({ uid: winner?.uid }) as object });
  expect(Object.keys(await stored('accounts'))).toEqual([winner?.uid]);
  const records = await Promise.all(accounts.map(readAccount));
  expect(records.filter((record) => record.displayName === name)).toHaveLength(1);
  expect(records.filter((record) => record.customAttributes?.includes(name))).toHaveLength(1);
});

it('case 25: of twenty profiles that one account asks for at once, it gets one', async () => {
  const account = await createAccount();
  const answers = await atOnce(COUNT, (index) => {
    const body = { username: uniqueName(`name${index}`), skills: [], interests: [] };
    return api('POST', '/users', { token: account.token, body });
  });
  expect(tally(answers)).toEqual({ 201: 1, 409: COUNT - 1 });
  for (const { status, body } of answers)
    if (status === 409) expect(body).toMatchObject({ code: 'profile-exists' });

  const [username] = Object.keys(await stored('users'));
  expect(Object.keys(await stored('users'))).toHaveLength(1);
  expect(await stored('accounts')).toMatchObject({ [account.uid]: { username } });
  expect(await readAccount(account)).toMatchObject({
    displayName: username,
    customAttributes: JSON.stringify({ username }),
  });
});

it('case 27: of one article that is sent twenty times at once, one is stored, and all are answered with it', async () => {
  const ada = await createMember('ada');
  const answers = await atOnce(COUNT, (index) => {
    const token = index % 2 ? ada.token : ada.tokenBefore;
    return api('POST', '/articles', { token, key: 'one-key', body: newArticle(ada) });
  });
  expect(tally(answers)).toEqual({ 201: COUNT });
  const [first] = answers;
  for (const { body } of answers) expect(body).toEqual(first?.body);
  expect(Object.keys(await stored('articles'))).toEqual([(first?.body as { id: string }).id]);
  expect(Object.keys(await stored('idempotencyKeys'))).toHaveLength(1);
});

it('case 27: of one profile that is asked for twenty times at once, one is stored, and all are answered with it', async () => {
  const { token, uid } = await createAccount();
  const body = { username: uniqueName('ada'), skills: [], interests: [] };
  const answers = await atOnce(COUNT, () => api('POST', '/users', { token, key: 'one-key', body }));
  expect(tally(answers)).toEqual({ 201: COUNT });
  for (const answer of answers) expect(answer.body).toEqual(answers[0]?.body);
  expect(Object.keys(await stored('users'))).toEqual([body.username]);
  expect(Object.keys(await stored('accounts'))).toEqual([uid]);
});

it('case 27: of one review that is sent twenty times at once, one is stored and counted, and all are answered with it', async () => {
  const [ada, bob] = await Promise.all([createMember('ada'), createMember('bob')]);
  const body = newReview(bob, ada, { rating: 3 });
  const answers = await atOnce(COUNT, () =>
    api('POST', '/reviews', { token: bob.token, key: 'one-key', body }),
  );
  expect(tally(answers)).toEqual({ 201: COUNT });
  for (const answer of answers) expect(answer.body).toEqual(answers[0]?.body);
  expect(Object.keys(await stored('reviews'))).toHaveLength(1);
  expect(await stored('users')).toMatchObject({ [ada.username]: { ratingCount: 1, ratingSum: 3 } });
});

it('case 27: of one new version of a review that is sent twenty times at once, one replaces the old', async () => {
  const [ada, bob] = await Promise.all([createMember('ada'), createMember('bob')]);
  await review(bob, ada, { rating: 5 });
  const body = newReview(bob, ada, { rating: 2 });
  const answers = await atOnce(COUNT, () =>
    api('POST', '/reviews', { token: bob.token, key: 'one-key', body }),
  );
  expect(tally(answers)).toEqual({ 201: COUNT });
  for (const answer of answers) expect(answer.body).toEqual(answers[0]?.body);
  expect(Object.values(await stored('reviews'))).toEqual([{ ...(answers[0]?.body as object), uid: bob.uid }]);
  expect(await stored('users')).toMatchObject({ [ada.username]: { ratingCount: 1, ratingSum: 2 } });
});

it('one key with twenty different bodies at once makes one thing; the others are refused', async () => {
  const ada = await createMember('ada');
  const answers = await atOnce(COUNT, (index) => {
    const body = newArticle(ada, { title: `Title ${index}` });
    return api('POST', '/articles', { token: ada.token, key: 'one-key', body });
  });
  expect(tally(answers)).toEqual({ 201: 1, 409: COUNT - 1 });
  expect(Object.keys(await stored('articles'))).toHaveLength(1);
});

it('twenty who review one member at once are all counted', async () => {
  const ada = await createMember('ada');
  const authors = await atOnce(COUNT, () => createMember('author'));
  const answers = await Promise.all(
    authors.map((author, index) => {
      const body = newReview(author, ada, { rating: (index % 5) + 1 });
      return api('POST', '/reviews', { token: author.token, body });
    }),
  );
  expect(tally(answers)).toEqual({ 201: COUNT });
  expect(Object.keys(await stored('reviews'))).toHaveLength(COUNT);
  expect(await stored('users')).toMatchObject({
    [ada.username]: { ratingCount: COUNT, ratingSum: 4 * (1 + 2 + 3 + 4 + 5) },
  });
  const { body } = await api('GET', `/users/username/${ada.username}`);
  expect(body).toMatchObject({ rating: { average: 3, count: COUNT } });
});

it.each([
  ['new', false],
  ['replaced', true],
])(
  'one review that its author sends twenty times at once (%s) stays one, and the sum is its rating',
  async (_what, before) => {
    const [ada, bob] = await Promise.all([createMember('ada'), createMember('bob')]);
    const send = (rating: number) =>
      api('POST', '/reviews', { token: bob.token, body: newReview(bob, ada, { rating }) });
    if (before) await send(5);
    const answers = await atOnce(COUNT, (index) => send((index % 5) + 1));
    expect(tally(answers)).toEqual({ 201: COUNT });

    const [kept, ...more] = Object.values(await stored('reviews')) as { rating: number }[];
    expect(more).toEqual([]);
    expect(await stored('users')).toMatchObject({
      [ada.username]: { ratingCount: 1, ratingSum: kept?.rating },
    });
  },
);
