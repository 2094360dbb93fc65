import { expect, it } from 'vitest';
import { createMember } from './support/accounts.ts';
import { expectNothingHalfDone } from './support/halves.ts';
import { startMortalProcess } from './support/process.ts';
import { stored } from './support/store.ts';
import { attempt, repeat, type Attempted } from './support/unsteady-writers.ts';
import { newReview } from './support/writes.ts';

const AUTHORS = 4;
const WRITES = 80;

it('a process that is killed among eighty writes loses none that it acknowledged, and leaves none half done', async () => {
  const authors = await Promise.all(Array.from({ length: AUTHORS }, () => createMember('author')));
  const [first] = authors;
  if (first === undefined) throw new Error('Nobody is there.');
  const { call, kill } = await startMortalProcess();
  const done: Attempted[] = [];
  const acknowledged = () => done.filter(({ status }) => status === 201);
  await Promise.all(
    authors.flatMap((author) => {
      const rest = Array.from({ length: WRITES / AUTHORS }, async () => {
        done.push(await attempt(call, author));
        if (acknowledged().length === 10) kill();
      });
      const about =
        author === first
          ? []
          : [
              call('POST', '/reviews', {
                token: author.token,
                key: 'review',
                body: newReview(author, first),
              }).catch(() => null),
            ];
      return [...rest, ...about];
    }),
  );
  expect(acknowledged().length).toBeGreaterThanOrEqual(10);
  expect(acknowledged().length).toBeLessThan(WRITES);

  const titles = Object.values(await stored('articles')).map(
    (article) => (article as { title: string }).title,
  );
  for (const { title } of acknowledged()) expect(titles).toContain(title);
  await expectNothingHalfDone();

  const next = await startMortalProcess();
  for (const one of done) expect((await repeat(next.call, one)).status).toBe(201);
  for (const author of authors.slice(1)) {
    const options = { token: author.token, key: 'review', body: newReview(author, first) };
    expect((await next.call('POST', '/reviews', options)).status).toBe(201);
  }
  expect(Object.keys(await stored('articles'))).toHaveLength(WRITES);
  expect(Object.keys(await stored('reviews'))).toHaveLength(AUTHORS - 1);
  await expectNothingHalfDone();
  console.log(
    `killed with ${acknowledged().length} of ${WRITES} writes acknowledged and ${titles.length} stored`,
  );
});
