import { FieldValue } from '@google-cloud/firestore';
import { API_PATHS } from '@knack/contract/paths';
import type { Review } from '@knack/contract/reviews';
import { SKILLS } from '@knack/contract/skills';
import { expect, it } from 'vitest';
import { createMember, type Member } from './support/accounts.ts';
import { expectRefusedFields } from './support/expectations.ts';
import { api } from './support/server.ts';
import { db, stored, unchanged } from './support/store.ts';
import { atOnce, newReview, review } from './support/writes.ts';

interface Aggregates {
  ratingCount: number;
  ratingSum: number;
  skillRatings: Record<string, { count: number; sum: number }>;
}

/** What the stored reviews about a member add up to. */
async function recomputed(about: Member): Promise<Aggregates> {
  const reviews = Object.values(await stored('reviews')) as Review[];
  const bySkill = Map.groupBy(
    reviews.filter(({ created_about }) => created_about === about.username),
    ({ skill }) => skill,
  );
  const total = (some: Review[]) => ({
    count: some.length,
    sum: some.reduce((sum, { rating }) => sum + rating, 0),
  });
  const { count, sum } = total([...bySkill.values()].flat());
  const named = [...bySkill].flatMap(([skill, some]) => (skill === null ? [] : [[skill, total(some)]]));
  return { ratingCount: count, ratingSum: sum, skillRatings: Object.fromEntries(named) as object as never };
}

/** What the member's document holds; a skill that counts nothing any more is as good as none. */
async function kept({ username }: Member): Promise<Aggregates> {
  const { ratingCount, ratingSum, skillRatings } = (await stored('users'))[username] as Aggregates;
  const counted = Object.entries(skillRatings).filter(([, { count, sum }]) => count !== 0 || sum !== 0);
  return { ratingCount, ratingSum, skillRatings: Object.fromEntries(counted) };
}

it('a review names the skill that it is about, and the profile has the average of each', async () => {
  const [ada, bob, eve, fay] = await Promise.all(
    ['ada', 'bob', 'eve', 'fay'].map((name) => createMember(name)),
  );
  if (!ada || !bob || !eve || !fay) throw new Error('Four members.');
  expect(await review(bob, ada, { skill: 'Plumber', rating: 4 })).toMatchObject({ skill: 'Plumber' });
  await review(eve, ada, { skill: 'Plumber', rating: 5 });
  await review(fay, ada, { skill: null, rating: 1 });
  const answer = await api('GET', `/users/username/${ada.username}`);
  expect(answer.body).toMatchObject({
    rating: { average: 3.33, count: 3 },
    ratings: { Plumber: { average: 4.5, count: 2 } },
  });
  const list = await api('GET', `/reviews?created_about=${ada.username}`);
  expect(list.body).toMatchObject({ reviews: [{ skill: null }, { skill: 'Plumber' }, { skill: 'Plumber' }] });
});

it('a replacement with another skill moves its rating from the one to the other', async () => {
  const [ada, bob] = await Promise.all([createMember('ada'), createMember('bob')]);
  await review(bob, ada, { skill: 'Plumber', rating: 2 });
  for (const [skill, rating] of [
    ['Tour Guide', 5],
    [null, 3],
    ['Plumber', 4],
    ['Plumber', 1],
  ] as const) {
    await review(bob, ada, { skill, rating });
    expect(await kept(ada)).toEqual({
      ratingCount: 1,
      ratingSum: rating,
      skillRatings: skill === null ? {} : { [skill]: { count: 1, sum: rating } },
    });
  }
});

it('a member from before reviews could name a skill is rated all the same', async () => {
  const [ada, bob] = await Promise.all([createMember('ada'), createMember('bob')]);
  await db.collection('users').doc(ada.username).update({ skillRatings: FieldValue.delete() });
  const before = await api('GET', `/users/username/${ada.username}`);
  expect(before.body).toMatchObject({ ratings: {} });
  await review(bob, ada, { skill: 'Math Teacher', rating: 5 });
  const after = await api('GET', `/users/username/${ada.username}`);
  expect(after.body).toMatchObject({ ratings: { 'Math Teacher': { average: 5, count: 1 } } });
});

it.each(['Juggler', '', 5, ['Plumber']])('a review about %j is refused', async (skill) => {
  const [ada, bob] = await Promise.all([createMember('ada'), createMember('bob')]);
  const body = newReview(bob, ada, { skill });
  const answer = await unchanged(() => api('POST', '/reviews', { token: bob.token, body }));
  expectRefusedFields(answer, ['skill', 'Must be one of the listed skills.']);
});

it('all aggregates are what the reviews add up to, after a storm of writes, replacements and deletions', async () => {
  const ada = await createMember('ada');
  const authors = await atOnce(8, () => createMember('author'));
  const statuses = new Set<number>();
  const acts = authors.flatMap((author, index) =>
    Array.from({ length: 6 }, async (_, round) => {
      const id = `${ada.username}:${author.username}`;
      const skill = SKILLS[(index + round) % 4] ?? null;
      const body = newReview(author, ada, {
        rating: ((index * 3 + round) % 5) + 1,
        skill: round === 3 ? null : skill,
      });
      const { status } =
        round % 3 === 2
          ? await api('DELETE', API_PATHS.review(id), { token: author.token })
          : await api('POST', '/reviews', { token: author.token, body });
      statuses.add(status);
    }),
  );
  await Promise.all(acts);
  expect([...statuses].filter((status) => ![201, 204, 404].includes(status))).toEqual([]);
  expect(await kept(ada)).toEqual(await recomputed(ada));
  // The storm leaves some reviews or none; what is certain is written after it.
  await Promise.all(
    authors.slice(0, 4).map((author) => review(author, ada, { skill: 'Plumber', rating: 3 })),
  );
  const after = await kept(ada);
  expect(after).toEqual(await recomputed(ada));
  expect(after.skillRatings['Plumber']?.count).toBeGreaterThanOrEqual(4);
});
