import { LIMITS } from '@knack/contract/limits';
import { expect, it } from 'vitest';
import { dailyQuotas } from '../../functions/src/platform/quotas.ts';
import { createMember, type Member } from './support/accounts.ts';
import type { Answer, Call } from './support/call.ts';
import { expectProblem } from './support/expectations.ts';
import { openStore } from './support/project.ts';
import { startServer } from './support/server.ts';
import { stored, unchanged } from './support/store.ts';
import { atOnce, newArticle, newReview } from './support/writes.ts';

const QUARTER_TO_MIDNIGHT = Date.UTC(2026, 0, 5, 23, 45);
const DAY = '2026-01-05';
const few = { articles: 3, reviews: 2, profileEdits: 2, reports: 9, dataExports: 9 };

/** An instance of the API with a memory of its own, on the evening of one day. */
const instance = (perDay = few, now = () => QUARTER_TO_MIDNIGHT) =>
  startServer({ quotas: dailyQuotas(perDay), now });

const publish = (call: Call, author: Member, key?: string) =>
  call('POST', '/articles', { token: author.token, body: newArticle(author), ...(key && { key }) });

function expectUsedUp(answer: Answer, most: number): void {
  const detail = `Nobody may do this more than ${most} times a day; at midnight UTC you can go on.`;
  expectProblem(answer, 429, 'quota-used-up', detail, { headers: { 'retry-after': ['900'] } });
}

it('a person has 100 articles, 100 reviews and 200 profile edits a day', () => {
  expect(LIMITS.perDay).toMatchObject({
    articles: 100,
    reviews: 100,
    profileEdits: 200,
    reports: 50,
    dataExports: 10,
  });
});

it('what is beyond the day’s share is refused until midnight UTC, whichever instance is asked; then it goes on', async () => {
  const ada = await createMember('ada');
  const [one, other] = [await instance(), await instance()];
  for (const call of [one, other, one]) expect((await publish(call, ada)).status).toBe(201);
  for (const call of [one, other]) expectUsedUp(await unchanged(() => publish(call, ada)), 3);
  expect(Object.keys(await stored('articles'))).toHaveLength(3);
  expect(await stored('quotaDays')).toEqual({
    [`${ada.uid}:${DAY}`]: {
      uid: ada.uid,
      day: DAY,
      counts: { articles: 3 },
      expireAt: '2026-01-07T00:00:00.000Z',
    },
  });

  const tomorrow = await instance(few, () => QUARTER_TO_MIDNIGHT + 900_000);
  expect((await publish(tomorrow, ada)).status).toBe(201);
});

it('each kind and each person is counted apart', async () => {
  const [ada, bob, eve] = await Promise.all(['ada', 'bob', 'eve'].map((name) => createMember(name)));
  if (!ada || !bob || !eve) throw new Error('Nobody there');
  const call = await instance();
  const review = (about: Member) =>
    call('POST', '/reviews', { token: ada.token, body: newReview(ada, about) });
  const edit = () => call('PUT', `/users/${ada.username}`, { token: ada.token, body: { bio: 'New.' } });

  expect([await review(bob), await review(bob)].map(({ status }) => status)).toEqual([201, 201]);
  expectUsedUp(await unchanged(() => review(eve)), 2);
  expect([await edit(), await edit()].map(({ status }) => status)).toEqual([200, 200]);
  expectUsedUp(await unchanged(edit), 2);
  expect((await publish(call, ada)).status).toBe(201);
  expect((await publish(call, bob)).status).toBe(201);
  expect(await stored('quotaDays')).toMatchObject({
    [`${ada.uid}:${DAY}`]: {
      counts: { articles: 1, reviews: 2, profileEdits: 2 },
    },
    [`${bob.uid}:${DAY}`]: { counts: { articles: 1 } },
  });
});

it('of twenty articles at once at the edge of the share, on two instances, exactly what is left is published', async () => {
  const ada = await createMember('ada');
  const perDay = { ...few, articles: 8 };
  const other = await startServer({
    db: openStore(),
    quotas: dailyQuotas(perDay),
    now: () => QUARTER_TO_MIDNIGHT,
  });
  const calls = [await instance(perDay), other];
  for (const call of calls) expect((await publish(call, ada)).status).toBe(201);

  const answers = await atOnce(20, (index) => publish(calls[index % 2] ?? other, ada));
  const published = answers.filter(({ status }) => status === 201);
  expect(published).toHaveLength(6);
  for (const answer of answers.filter((each) => !published.includes(each))) expectUsedUp(answer, 8);
  expect(Object.keys(await stored('articles'))).toHaveLength(8);
  expect(await stored('quotaDays')).toMatchObject({ [`${ada.uid}:${DAY}`]: { counts: { articles: 8 } } });
});

it('what was published already is answered again after the share is used', async () => {
  const ada = await createMember('ada');
  const call = await instance({ ...few, articles: 1 });
  const first = await publish(call, ada, 'one-key');
  expectUsedUp(await unchanged(() => publish(call, ada, 'another-key')), 1);
  const again = await unchanged(() => publish(call, ada, 'one-key'));
  expect([again.status, again.body]).toEqual([201, first.body]);
});

it('what is refused for another reason is not counted', async () => {
  const [ada, bob] = await Promise.all([createMember('ada'), createMember('bob')]);
  const call = await instance();
  const nobody = { username: 'nobody-of-that-name' };
  const refused = () => call('POST', '/reviews', { token: ada.token, body: newReview(ada, nobody) });
  for (let times = 0; times < 3; times += 1) expect((await unchanged(refused)).status).toBe(404);
  const body = newReview(ada, bob);
  expect((await call('POST', '/reviews', { token: ada.token, body })).status).toBe(201);
});
