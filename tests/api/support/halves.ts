import { expect } from 'vitest';
import { everythingStored } from './store.ts';

/**
 * Asserts that nothing in the store is half done: every article and review of a POST with a key has its answer kept, each
 * is counted in its author's day, and what members are rated is the sum of their reviews.
 */
export async function expectNothingHalfDone(): Promise<void> {
  const all = await everythingStored();
  const of = <T extends object>(name: string) => Object.values(all[name] ?? {}) as T[];
  const articles = of<{ id: string; uid: string }>('articles');
  const reviews = of<{ id: string; uid: string; created_about: string; rating: number }>('reviews');
  const answers = of<{ body: string }>('idempotencyKeys').map(
    ({ body }) => (JSON.parse(body) as { id: string }).id,
  );
  for (const { id } of [...articles, ...reviews]) expect(answers, 'the answer kept for it').toContain(id);

  const counted = new Map(
    of<{ uid: string; counts: object }>('quotaDays').map(({ uid, counts }) => [uid, counts]),
  );
  for (const uid of new Set(articles.map((article) => article.uid))) {
    const published = articles.filter((article) => article.uid === uid).length;
    expect(counted.get(uid), 'the count of the day').toMatchObject({ articles: published });
  }
  for (const { username, ratingCount, ratingSum } of of<{
    username: string;
    ratingCount: number;
    ratingSum: number;
  }>('users')) {
    const about = reviews.filter((review) => review.created_about === username);
    const sum = about.reduce((total, { rating }) => total + rating, 0);
    expect([ratingCount, ratingSum], `the rating of ${username}`).toEqual([about.length, sum]);
  }
}
