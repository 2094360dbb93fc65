import { expect, it } from 'vitest';
import { connectPlatform } from '../../functions/src/platform/platform.ts';
import { runAdmin, type Terminal } from '../../scripts/admin/run-admin.ts';
import { listReports } from '../../scripts/reports/list-reports.ts';
import { createMember, freshToken } from './support/accounts.ts';
import { expectUnauthenticated } from './support/expectations.ts';
import { API_PROJECT } from './support/project.ts';
import { api } from './support/server.ts';
import { db, everythingStored, stored, unchanged } from './support/store.ts';
import { answerTo, newArticle, publish, review } from './support/writes.ts';

/** Says a command as a person at a terminal does; answers what it says. */
async function admin(line: string, terminal: Partial<Terminal> = {}): Promise<string[]> {
  const said: string[] = [];
  await runAdmin([...line.split(' '), '--project', API_PROJECT], {
    env: process.env,
    say: (text) => said.push(text),
    ask: null,
    connect: () => Promise.resolve(connectPlatform(db)),
    migrations: [],
    interrupted: new AbortController().signal,
    ...terminal,
  });
  return said;
}

it('lists the latest articles, of all or of one author, with their ids', async () => {
  const [ada, bob] = [await createMember('ada'), await createMember('bob')];
  const first = await publish(ada, { title: 'First', body: 'Over\n\u202etwo lines' });
  const second = await publish(bob, { title: 'Second' });
  expect(await admin('list articles')).toEqual([
    expect.stringContaining(`${second.id}  ${second.createdAt}  ${bob.username}: Second`),
    expect.stringMatching(`${first.id}  .*: First – Over two lines$`),
  ]);
  expect(await admin(`list articles --user ${ada.username.toUpperCase()}`)).toHaveLength(1);
  expect(await admin('list articles --limit 1')).toHaveLength(1);
  expect(await admin('list reviews')).toEqual(['There is nothing.']);
});

it('lists and removes messages, also one that fits no schema', async () => {
  const ada = await createMember('ada');
  const room = db.collection('messages');
  const createdAt = new Date('2026-03-01T10:00:00.000Z');
  await room
    .doc('m1')
    .set({ userName: 'ada', userId: ada.uid, userPhotoURL: null, text: 'Hello', createdAt });
  await room.doc('m2').set({ userId: 'other', createdAt: new Date('2026-03-01T11:00:00.000Z') });
  expect(await admin('list messages')).toEqual([
    'm2  ?  ?: does not fit its schema',
    'm1  2026-03-01T10:00:00.000Z  ada: Hello',
  ]);
  expect(await admin(`list messages --user ${ada.username}`)).toHaveLength(1);
  expect(await admin('list messages --user nobody-here')).toEqual(['There is nothing.']);
  await admin('remove message m2 --yes');
  expect(Object.keys(await stored('messages'))).toEqual(['m1']);
});

it('removes an article, and only that one', async () => {
  const ada = await createMember('ada');
  const [bad, good] = [await publish(ada), await publish(ada)];
  expect(await admin(`remove article ${bad.id} --yes`)).toEqual(['The article is gone.']);
  expect(Object.keys(await stored('articles'))).toEqual([good.id]);
  expect((await api('GET', `/articles/${bad.id}`)).status).toBe(404);
});

it('closes a report, whose id npm run reports shows', async () => {
  const [ada, bob] = [await createMember('ada'), await createMember('bob')];
  const { id } = await publish(bob);
  const body = { kind: 'article', id, reason: 'spam' };
  expect((await api('POST', '/users/me/reports', { token: ada.token, body })).status).toBe(201);
  const [, command = ''] = /npm run admin -- (.*)$/.exec(await listReports(db, 1)) ?? [];
  expect(await admin(`${command} --yes`)).toEqual(['The report is gone.']);
  expect(await stored('reports')).toEqual({});
});

it('removes a review with its stars and what was told of it', async () => {
  const [ada, bob, cat] = [await createMember('ada'), await createMember('bob'), await createMember('cat')];
  const bad = await review(bob, ada, { rating: 1 });
  await answerTo(bad, ada);
  const good = await review(cat, ada, { rating: 5 });
  await admin(`remove review ${bad.id} --yes`);
  expect(Object.keys(await stored('reviews'))).toEqual([`${ada.username}:${cat.username}`]);
  expect(Object.keys(await stored('notifications'))).toEqual([`review:${good.id}:${ada.username}`]);
  expect(await stored('users')).toMatchObject({
    // Told of two reviews and that one is gone; of an answer and that it is gone.
    [ada.username]: { ratingCount: 1, ratingSum: 5, notificationsVersion: 3 },
    [bob.username]: { notificationsVersion: 2 },
  });
});

it.each([
  ['remove article', 'Say which article'],
  ['remove article nothing-here --yes', 'There is no such article.'],
  ['remove review ../../users/ada --yes', 'There is no such review.'],
  ['remove member ada --yes', 'Say of what kind: article, review, message, report.'],
  ['suspend nobody-here', 'There is no such member.'],
  ['suspend', 'Say which member'],
  ['list articles --limit 0', '--limit takes a number'],
  ['list articles --all', "Unknown option '--all'"],
  ['constructor', 'npm run admin -- <command>'],
])('%s is refused with what is understood, and nothing is changed', async (line, reason) => {
  await publish(await createMember('ada'));
  await unchanged(() => expect(admin(line)).rejects.toThrow(reason));
});

it('asks before what cannot be undone, and takes nothing but the project’s name for a yes', async () => {
  const { id } = await publish(await createMember('ada'));
  const line = `remove article ${id}`;
  const asked: string[] = [];
  const answering = (answer: string) => ({
    ask: (question: string) => (asked.push(question), Promise.resolve(answer)),
  });
  await unchanged(() => expect(admin(line)).rejects.toThrow('Say --yes if you mean it.'));
  await unchanged(() => expect(admin(line, answering('yes'))).rejects.toThrow('Nothing was done.'));
  expect(asked).toEqual([`This takes down the article ${id} for good. Type ${API_PROJECT} to go on: `]);
  await admin(line, answering(API_PROJECT));
  expect(await stored('articles')).toEqual({});
});

it('a suspended member can write nothing and not sign in, until reinstated', async () => {
  const ada = await createMember('ada');
  const publishing = (token: string) => api('POST', '/articles', { token, body: newArticle(ada) });
  await admin(`suspend ${ada.username}`);
  expectUnauthenticated(await publishing(ada.token));
  await expect(freshToken(ada)).rejects.toThrow('USER_DISABLED');
  expect((await api('GET', `/users/username/${ada.username}`)).status).toBe(200);
  await admin(`suspend ${ada.username}`);

  await admin(`reinstate ${ada.username}`);
  expect((await publishing(await freshToken(ada))).status).toBe(201);
});

it('finds ratings that differ from their reviews, and puts them right when told', async () => {
  const [ada, bob] = [await createMember('ada'), await createMember('bob')];
  await review(bob, ada, { rating: 4 });
  expect(await admin('ratings')).toEqual(['Every rating agrees with its reviews.']);
  await db.collection('users').doc(ada.username).update({ ratingCount: 9, ratingSum: 9 });
  const found = `${ada.username}: 9/9, by the reviews 1/4`;
  expect(await unchanged(() => admin('ratings'))).toEqual([found, '1 differ: --repair puts them right.']);
  expect(await admin('ratings --repair')).toEqual([found, 'Put right: 1.']);
  expect((await stored('users'))[ada.username]).toMatchObject({ ratingCount: 1, ratingSum: 4 });
});

it('counts what there is, and finishes no deletion where none was begun', async () => {
  await publish(await createMember('ada'));
  const lines = (await admin('stats')).map((line) => line.split(/\s+/));
  expect(lines).toContainEqual(['articles', '1']);
  expect(lines).toContainEqual(['users', '1']);
  const before = await everythingStored();
  expect(await admin('finish-deletions')).toEqual(['No deletion was left to finish.']);
  expect(await everythingStored()).toEqual(before);
});

it('says what a migration would do, and does it when told', async () => {
  await createMember('ada');
  const migrations = [
    {
      name: '0000-marks',
      collection: 'users',
      change: ({ mark }: Readonly<Record<string, unknown>>) => (mark === true ? null : { mark: true }),
    },
  ];
  const says = await unchanged(() => admin('migrate', { migrations }));
  expect(says.slice(-2)).toEqual([
    '0000-marks: 1 read, 1 to be changed. Done.',
    'Nothing was written: --write does it.',
  ]);
  expect((await admin('migrate --write', { migrations })).at(-1)).toBe(
    '0000-marks: 1 read, 1 changed. Done.',
  );
  expect(Object.values(await stored('users'))).toEqual([expect.objectContaining({ mark: true })]);
});
