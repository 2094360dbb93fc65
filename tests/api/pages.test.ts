import type { Article, ArticlePage } from '@knack/contract/articles';
import type { Review, ReviewPage } from '@knack/contract/reviews';
import { beforeEach, describe, expect, it } from 'vitest';
import { toArticle } from '../../functions/src/articles/views.ts';
import { reviews } from '../../functions/src/platform/collections.ts';
import { expectJson, expectProblem, expectRefusedFields } from './support/expectations.ts';
import { api } from './support/server.ts';
import { db } from './support/store.ts';
import { atMinute, storeArticle } from './support/stored-articles.ts';

async function storeReview(username: string, createdAt: string): Promise<Review> {
  const id = `ada:${username}`;
  const text = { title: 'Kind', body: 'Came the same day.', rating: 5, skill: null, answer: null };
  const review = { id, username, created_about: 'ada', ...text, createdAt };
  await reviews(db)
    .doc(id)
    .set({ ...review, uid: 'uid' });
  return review;
}

async function page<Page = ArticlePage>(path: string): Promise<Page> {
  const { status, body } = await api('GET', path);
  expect(status).toBe(200);
  return body as Page;
}

/** The ids of every page of a list, page by page. */
async function walk(
  path: string,
  between: () => Promise<unknown> = () => Promise.resolve(),
): Promise<string[][]> {
  const pages: string[][] = [];
  for (let cursor: string | null = ''; cursor !== null; await between()) {
    const next: ArticlePage = await page(cursor === '' ? path : `${path}&cursor=${cursor}`);
    pages.push(next.articles.map(({ id }) => id));
    cursor = next.nextCursor;
  }
  return pages;
}

it('a list without anything in it is empty', async () => {
  expectJson(await api('GET', '/articles'), 200, { articles: [], nextCursor: null }, 'all');
  expectJson(await api('GET', '/reviews?created_about=ada'), 200, { reviews: [], nextCursor: null }, 'all');
});

describe('of 21 articles', () => {
  let newestFirst: Article[] = [];
  beforeEach(async () => {
    const ids = Array.from({ length: 21 }, (_, index) => `a${String(index).padStart(2, '0')}`);
    const stored = await Promise.all(ids.map((id, index) => storeArticle(id, atMinute(index))));
    newestFirst = stored.map(toArticle).reverse();
  });

  it('a page holds 20 where nothing is said, newest first, whole, and without what is private', async () => {
    const answer = await api('GET', '/articles');
    const nextCursor = expect.stringMatching(/^[\w-]+$/) as string;
    expectJson(answer, 200, { articles: newestFirst.slice(0, 20), nextCursor }, 'all');
  });

  it.each([
    [1, 21],
    [7, 3],
    [20, 2],
    [21, 1],
    [50, 1],
  ])('pages of %i are %i, the last of them without a cursor even when it is full', async (limit, count) => {
    const pages = await walk(`/articles?limit=${limit}`);
    expect(pages).toHaveLength(count);
    expect(pages.flat()).toEqual(newestFirst.map(({ id }) => id));
  });

  it('what is published while somebody leafs neither repeats nor hides anything', async () => {
    let minute = 100;
    const pages = await walk('/articles?limit=5', () =>
      storeArticle(`new${minute}`, atMinute((minute += 1))),
    );
    expect(pages.flat()).toEqual(newestFirst.map(({ id }) => id));
  });

  it('a page goes on where the one before ended, though its last article is gone', async () => {
    const { articles: shown, nextCursor } = await page('/articles?limit=5');
    await db
      .collection('articles')
      .doc(String(shown.at(-1)?.id))
      .delete();
    const next = await page(`/articles?limit=5&cursor=${nextCursor}`);
    expect(next.articles).toEqual(newestFirst.slice(5, 10));
  });
});

it('articles of the same moment keep one order across pages, none lost and none twice', async () => {
  const ids = ['b', 'B', 'a', '-', 'a-', '1', 'Z'];
  await Promise.all(ids.map((id) => storeArticle(id, atMinute(0))));
  const all = (await walk('/articles?limit=50')).flat();
  expect(all.toSorted()).toEqual(ids.toSorted());
  expect(await walk('/articles?limit=1')).toEqual(all.map((id) => [id]));
});

it('filters ignore case, and hold on every page', async () => {
  await storeArticle('a1', atMinute(1), { topic: 'Küche' });
  await storeArticle('a2', atMinute(2), { topic: 'KÜCHE', username: 'bob' });
  await storeArticle('a3', atMinute(3), { topic: 'küche' });
  await storeArticle('a4', atMinute(4), { topic: 'Küchen' });
  const topic = encodeURIComponent(' kÜCHE');
  expect(await walk(`/articles?limit=1&topic=${topic}`)).toEqual([['a3'], ['a2'], ['a1']]);
  expect(await walk('/articles?limit=1&username=ADA')).toEqual([['a4'], ['a3'], ['a1']]);
  expect(await walk(`/articles?limit=1&username=Ada&topic=${topic}`)).toEqual([['a3'], ['a1']]);
  expect(await walk('/articles?limit=1&username=nobody')).toEqual([[]]);
});

it('reviews are of one member, newest first, page by page; the name ignores case', async () => {
  const written = [await storeReview('bob', atMinute(1)), await storeReview('eve', atMinute(2))];
  const first = await page<ReviewPage>('/reviews?created_about=ADA&limit=1');
  expect(first.reviews).toEqual([written[1]]);
  const last = await page<ReviewPage>(`/reviews?created_about=ada&limit=1&cursor=${first.nextCursor}`);
  expect(last).toEqual({ reviews: [written[0]], nextCursor: null });
  expect(await page('/reviews?created_about=bob')).toEqual({ reviews: [], nextCursor: null });
});

it('case 56: a cursor that is forged, cut short or of another list is refused', async () => {
  for (const minute of [1, 2]) await storeArticle(`a${minute}`, atMinute(minute));
  await storeReview('bob', atMinute(1));
  const { nextCursor } = await page('/articles?limit=1&topic=garden');
  const cursor = String(nextCursor);
  for (const path of [
    `/articles?cursor=${cursor}`,
    `/articles?topic=other&cursor=${cursor}`,
    `/articles?topic=garden&username=ada&cursor=${cursor}`,
    `/reviews?created_about=ada&cursor=${cursor}`,
    `/articles?topic=garden&cursor=${cursor.slice(0, -4)}`,
    '/articles?cursor=forged',
    '/articles?cursor=',
    `/articles?cursor=${'x'.repeat(5_000)}`,
  ]) {
    const errors = [{ field: 'cursor', message: 'Must be the nextCursor of a page of this list.' }];
    const detail = 'The cursor does not belong to this list.';
    expectProblem(await api('GET', path), 400, 'invalid-input', detail, { errors });
  }
});

const whole = 'Must be a whole number from 1 to 50.';
it.each([
  ['case 55', '/articles?limit=-1', 'limit', whole],
  ['case 55', '/articles?limit=0', 'limit', 'Must be at least 1.'],
  ['case 55', '/articles?limit=51', 'limit', 'Must be at most 50.'],
  ['case 55', '/articles?limit=1e9', 'limit', whole],
  ['case 55', '/articles?limit=1000000000', 'limit', whole],
  ['case 55', '/articles?limit=abc', 'limit', whole],
  ['case 55', '/articles?limit=', 'limit', whole],
  ['case 55', '/articles?limit=1.5', 'limit', whole],
  ['case 55', '/reviews?created_about=ada&limit=51', 'limit', 'Must be at most 50.'],
  ['case 54', '/articles?limit=5&limit=5', 'limit', 'Must be given once.'],
  ['case 54', '/articles?topic=a&topic=b', 'topic', 'Must be given once.'],
  ['case 54', '/articles?cursor=a&cursor=b', 'cursor', 'Must be given once.'],
  ['case 54', '/reviews?created_about=ada&created_about=bob', 'created_about', 'Must be given once.'],
  ['case 38', '/articles?limit[]=5', 'limit[]', 'Is not a field here.'],
  ['case 38', '/articles?offset=5', 'offset', 'Is not a field here.'],
  ['case 37', '/articles?__proto__=5', '__proto__', 'Is not a field here.'],
  ['case 41', '/articles?topic=%20', 'topic', 'Must not be empty.'],
  ['case 47', '/articles?username=__x__', 'username', 'Must start and end with a letter or a digit.'],
  ['whom?', '/reviews', 'created_about', 'Is required.'],
])('%s: %s is refused', async (_case, path, field, message) => {
  expectRefusedFields(await api('GET', path), [field, message]);
});
