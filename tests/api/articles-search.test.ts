import { Query } from '@google-cloud/firestore';
import type { ArticlePage } from '@knack/contract/articles';
import { describe, expect, it, vi } from 'vitest';
import { MOST_READ_FOR_PAGE } from '../../functions/src/platform/pages.ts';
import { expectProblem, expectRefusedFields } from './support/expectations.ts';
import { api } from './support/server.ts';
import { atMinute, storeArticle, storeArticles } from './support/stored-articles.ts';

async function page(parameters: Record<string, string>): Promise<ArticlePage> {
  const { status, body } = await api('GET', `/articles?${new URLSearchParams(parameters)}`);
  expect(status).toBe(200);
  return body as ArticlePage;
}

const idsOf = ({ articles }: ArticlePage) => articles.map(({ id }) => id);

/** Page by page, and how many documents the store was asked for in all. */
async function walk(parameters: Record<string, string>) {
  const pages: string[][] = [];
  const reads = await countReads(async () => {
    let cursor: string | null | undefined;
    while (cursor !== null) {
      const next = await page({ ...parameters, ...(cursor && { cursor }) });
      pages.push(idsOf(next));
      cursor = next.nextCursor;
    }
  });
  return { pages, reads };
}

async function countReads(act: () => Promise<unknown>): Promise<number> {
  const get = vi.spyOn(Query.prototype, 'get');
  await act();
  const snapshots = await Promise.all(get.mock.results.map(({ value }) => value as ReturnType<Query['get']>));
  get.mockRestore();
  // A query that finds nothing is billed as one.
  return snapshots.reduce((sum, { size }) => sum + Math.max(size, 1), 0);
}

describe('of articles about different things', () => {
  const offer = { kind: 'offer', skill: 'Plumber', username: 'bob' } as const;

  async function storeSome(): Promise<void> {
    await storeArticle('a1', atMinute(1), {
      title: 'A leaking tap',
      topic: 'Plumbing',
      body: 'In the café.',
    });
    await storeArticle('a2', atMinute(2), { title: 'Taps', topic: 'Küche', body: 'I mend leaks.', ...offer });
    await storeArticle('a3', atMinute(3), { title: 'Percentages', topic: 'Maths', kind: 'request' });
  }

  it.each([
    ['tap', ['a2', 'a1']],
    ['LEAK tap', ['a2', 'a1']],
    ['tap leaking', ['a1']],
    ['cafe', ['a1']],
    ['KUCHE ménd', ['a2']],
    ['plumb', ['a1']],
    ['tap percent', []],
    ['a', ['a1']],
    ['', ['a3', 'a2', 'a1']],
    ['?!', ['a3', 'a2', 'a1']],
  ])('%j finds %j', async (q, ids) => {
    await storeSome();
    expect(idsOf(await page({ q }))).toEqual(ids);
  });

  it.each<[Record<string, string>, string[]]>([
    [{ kind: 'offer' }, ['a2']],
    [{ kind: 'request' }, ['a3']],
    [{ skill: 'Plumber' }, ['a2']],
    [{ kind: 'request', skill: 'Plumber' }, []],
    [{ kind: 'offer', skill: 'Plumber', topic: 'KÜCHE', username: 'BOB' }, ['a2']],
    [{ q: 'tap', kind: 'offer' }, ['a2']],
    [{ q: 'tap', skill: 'Plumber', topic: 'küche', username: 'bob' }, ['a2']],
    [{ q: 'tap', username: 'ada' }, ['a1']],
    [{ q: 'tap', topic: 'maths' }, []],
  ])('%j gives %j', async (parameters, ids) => {
    await storeSome();
    expect(idsOf(await page(parameters))).toEqual(ids);
  });

  it('an article without words, from before there was a search, is listed and not searched', async () => {
    await storeArticle('a1', atMinute(1), { title: 'Taps', words: [] });
    expect(idsOf(await page({}))).toEqual(['a1']);
    expect(idsOf(await page({ q: 'taps' }))).toEqual([]);
  });

  it('a cursor belongs to its words and filters', async () => {
    await storeSome();
    const { nextCursor } = await page({ q: 'tap', limit: '1' });
    expect(idsOf(await page({ q: 'TAP!', limit: '1', cursor: String(nextCursor) }))).toEqual(['a1']);
    for (const other of [{ q: 'tap leak' }, { q: 'taps' }, {}, { q: 'tap', kind: 'offer' }]) {
      const query = new URLSearchParams({ ...other, cursor: String(nextCursor) });
      const errors = [{ field: 'cursor', message: 'Must be the nextCursor of a page of this list.' }];
      const detail = 'The cursor does not belong to this list.';
      expectProblem(await api('GET', `/articles?${query}`), 400, 'invalid-input', detail, { errors });
    }
  });
});

describe('what a view of the feed reads', () => {
  it.each([30, 300])('is its page and one more, of %i articles as of any number', async (count) => {
    await storeArticles(count, (index) => ({
      kind: index % 2 === 0 ? 'offer' : 'request',
      skill: 'Plumber',
      body: 'About taps.',
    }));
    for (const parameters of [{}, { skill: 'Plumber' }, { q: 'taps' }, { q: 'about taps', limit: '20' }]) {
      const reads = await countReads(async () => expect(idsOf(await page(parameters))).toHaveLength(20));
      expect(reads).toBe(21);
    }
  });

  it('is bounded where the words hardly meet: the page says where to go on', async () => {
    await storeArticles(450, (index) => ({ body: index % 200 === 0 ? 'taps and boilers' : 'boilers' }));
    const { pages, reads } = await walk({ q: 'boilers taps', limit: '1' });
    expect(pages.flat()).toEqual(['a00400', 'a00200', 'a00000']);
    for (const each of pages) expect(each.length).toBeLessThanOrEqual(1);
    expect(reads).toBeLessThanOrEqual(pages.length * MOST_READ_FOR_PAGE);

    const rare = await countReads(() => page({ q: 'boilers', kind: 'offer' }));
    expect(rare).toBe(MOST_READ_FOR_PAGE);
  });

  it('of a full page never holds more than was asked for', async () => {
    await storeArticles(60, (index) => ({ body: index < 30 ? 'taps and boilers' : 'boilers' }));
    const { pages } = await walk({ q: 'boilers taps', limit: '7' });
    expect(pages.flat()).toHaveLength(30);
    expect(pages.map(({ length }) => length)).toEqual([7, 7, 7, 7, 2]);
  });
});

it('what of a list is transferred leaves the words out', async () => {
  await storeArticle('a1', atMinute(1), { title: 'Taps' });
  const get = vi.spyOn(Query.prototype, 'get');
  await page({});
  await page({ q: 'taps' });
  const snapshots = await Promise.all(get.mock.results.map(({ value }) => value as ReturnType<Query['get']>));
  get.mockRestore();
  const transferred = snapshots.flatMap(({ docs }) =>
    docs.map((document) => document.get('words') as unknown),
  );
  expect(transferred).toEqual([undefined, undefined]);
});

it.each([
  ['?kind=barter', 'kind', 'Must be offer or request.'],
  ['?kind=', 'kind', 'Must be offer or request.'],
  ['?skill=plumber', 'skill', 'Must be one of the listed skills.'],
  ['?kind=offer&kind=offer', 'kind', 'Must be given once.'],
  ['?q=a&q=b', 'q', 'Must be given once.'],
  [`?q=${'x'.repeat(101)}`, 'q', 'Must be at most 100 characters.'],
  ['?q=%00', 'q', 'Must not hold control characters.'],
  ['?words=taps', 'words', 'Is not a field here.'],
])('%s is refused', async (query, field, message) => {
  expectRefusedFields(await api('GET', `/articles${query}`), [field, message]);
});
