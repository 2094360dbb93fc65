import { SKILLS, type Skill } from '@knack/contract/skills';
import type { UserPage } from '@knack/contract/users';
import { expect, it } from 'vitest';
import { createMember } from './support/accounts.ts';
import { expectJson, expectProblem, expectRefusedFields } from './support/expectations.ts';
import { aMember } from '../fixtures/members.ts';
import { storeMembers } from './support/members.ts';
import { api } from './support/server.ts';
import { db } from './support/store.ts';

async function page(query: string): Promise<UserPage> {
  const { status, body } = await api('GET', `/users${query}`);
  expect(status).toBe(200);
  return body as UserPage;
}

/** The usernames on each page of a list. */
async function walk(query: string): Promise<string[][]> {
  const pages: string[][] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const next: UserPage = await page(cursor === '' ? query : `${query}&cursor=${cursor}`);
    pages.push(next.users.map(({ username }) => username));
    cursor = next.nextCursor;
  }
  return pages;
}

const search = (fields: Record<string, string>) => `?${new URLSearchParams(fields).toString()}`;

it('a community without members is an empty list', async () => {
  expectJson(await api('GET', '/users'), 200, { users: [], nextCursor: null }, 'all');
});

it('everybody is listed, newest first, as their profiles show them but for the e-mail', async () => {
  const ada = await createMember('ada', { skills: ['Plumber'], interests: ['Tour Guide'], bio: 'Taps.' });
  const bob = await createMember('bob');
  const shown = await Promise.all(
    [bob, ada].map(async ({ username }) => (await api('GET', `/users/username/${username}`)).body as object),
  );
  const users = shown.map((profile) => ({ ...profile, email: null }));
  expectJson(await api('GET', '/users'), 200, { users, nextCursor: null }, 'all');
});

it('pages of 2 hold 5 members, none lost and none twice', async () => {
  await storeMembers(...['a-a', 'b-b', 'c-c', 'd-d', 'e-e'].map((name) => aMember(name)));
  expect(await walk('?limit=2')).toEqual([['e-e', 'd-d'], ['c-c', 'b-b'], ['a-a']]);
});

it.each<[Record<string, string>, string[]]>([
  [{ teaches: 'Plumber' }, ['gus', 'bruno']],
  [{ wants: 'Plumber' }, ['noor', 'ada']],
  [{ teaches: 'Plumber', wants: 'Math Teacher' }, ['bruno']],
  [{ teaches: 'Math Teacher', wants: 'Math Teacher' }, []],
  [{ q: 'plumb' }, ['gus', 'bruno']],
  [{ q: 'LÉAKS boil' }, ['bruno']],
  [{ q: 'boilers leaks' }, ['bruno']],
  [{ q: 'boilers bananas' }, []],
  [{ q: 'pipes' }, ['bruno']],
  [{ q: 'pipe', wants: 'Math Teacher' }, ['bruno']],
  [{ q: 'pipe', wants: 'Plumber' }, []],
  [{ q: 'no', teaches: 'Graphic Designer', wants: 'Plumber' }, ['noor']],
  [{ q: 'tour' }, []],
  [{ q: ' ' }, ['noor', 'gus', 'bruno', 'ada']],
])('%j finds %j, on pages of any size', async (filters, names) => {
  await storeMembers(
    aMember('ada', { skills: ['Math Teacher'], interests: ['Plumber'] }),
    aMember('bruno', {
      skills: ['Plumber'],
      interests: ['Math Teacher', 'Tour Guide'],
      bio: 'Leaks, boilers, pipes. Bruno’s pipes.',
    }),
    aMember('gus', { skills: ['Plumber', 'Personal Chef'], interests: ['Graphic Designer'] }),
    aMember('noor', { skills: ['Graphic Designer'], interests: ['Plumber'] }),
  );
  expect((await walk(`${search(filters)}&limit=50`)).flat()).toEqual(names);
  expect((await walk(`${search(filters)}&limit=1`)).flat()).toEqual(names);
});

it('both skills are found together whatever the pair', async () => {
  const pairs = SKILLS.flatMap((teaches) => SKILLS.map((wants): [Skill, Skill] => [teaches, wants]));
  await storeMembers(
    ...pairs.map(([teaches, wants], index) =>
      aMember(`m${index}x`, { skills: [teaches], interests: [wants] }),
    ),
  );
  for (const index of [0, 5, 8, 24, 30, 48]) {
    const [teaches = 'Plumber', wants = 'Plumber'] = pairs[index] ?? [];
    expect((await walk(search({ teaches, wants }))).flat()).toEqual([`m${index}x`]);
  }
});

it('a page looks at 200 at the most, and its cursor goes on where it stopped looking', async () => {
  const wanted = aMember('wanted', { skills: ['Tour Guide'], bio: 'A neighbour.' });
  const others = Array.from({ length: 250 }, (_, index) => aMember(`other${index}`, { bio: 'A neighbour.' }));
  await storeMembers(wanted, ...others);
  const first = await page(search({ q: 'neighbour', teaches: 'Tour Guide' }));
  expect(first).toEqual({ users: [], nextCursor: expect.any(String) as string });
  const query = search({ q: 'neighbour', teaches: 'Tour Guide', cursor: String(first.nextCursor) });
  const last = await page(query);
  expect(last).toMatchObject({ users: [{ username: 'wanted' }], nextCursor: null });
});

it('a member from before there was a search is listed, and found by skill, as ever', async () => {
  const { words: _words, swaps: _swaps, createdAt, updatedAt: _updatedAt, ...older } = aMember('older');
  const moment = new Date(createdAt);
  const skills = { skills: ['Plumber'], interests: [] };
  await db
    .collection('users')
    .doc('older')
    .set({ ...older, ...skills, createdAt: moment, updatedAt: moment });
  expect(await walk('?limit=5')).toEqual([['older']]);
  expect(await walk(search({ teaches: 'Plumber' }))).toEqual([['older']]);
  expect(await walk(search({ q: 'older' }))).toEqual([[]]);
});

it('a cursor of another search is refused', async () => {
  await storeMembers(...['a-a', 'b-b'].map((name) => aMember(name, { skills: ['Plumber'] })));
  const { nextCursor } = await page('?limit=1&teaches=Plumber');
  const errors = [{ field: 'cursor', message: 'Must be the nextCursor of a page of this list.' }];
  for (const other of ['', 'teaches=Tour+Guide&', 'teaches=Plumber&q=a&', 'wants=Plumber&']) {
    const answer = await api('GET', `/users?${other}cursor=${nextCursor}`);
    expectProblem(answer, 400, 'invalid-input', 'The cursor does not belong to this list.', { errors });
  }
});

it.each([
  ['no skill', 'teaches=Pirate', 'teaches', 'Must be one of the listed skills.'],
  ['another case', 'wants=plumber', 'wants', 'Must be one of the listed skills.'],
  ['twice', 'teaches=Plumber&teaches=Plumber', 'teaches', 'Must be given once.'],
  ['a long search', `q=${'x'.repeat(101)}`, 'q', 'Must be at most 100 characters.'],
  ['half a character', 'q=%00', 'q', 'Must not hold control characters.'],
  ['unknown', 'username=ada', 'username', 'Is not a field here.'],
  ['limit', 'limit=51', 'limit', 'Must be at most 50.'],
])('%s: ?%s is refused', async (_case, query, field, message) => {
  expectRefusedFields(await api('GET', `/users?${query}`), [field, message]);
});
