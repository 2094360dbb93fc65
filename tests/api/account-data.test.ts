import { Timestamp } from '@google-cloud/firestore';
import { LIMITS } from '@knack/contract/limits';
import { expect, it } from 'vitest';
import { PERSONAL_DATA } from '../../functions/src/account/personal-data.ts';
import { createAccount, createMember } from './support/accounts.ts';
import {
  aMoment,
  expectProblem,
  expectRefusedFields,
  expectUnauthenticated,
} from './support/expectations.ts';
import { api, startServer } from './support/server.ts';
import { db, unchanged } from './support/store.ts';
import { newArticle, publish, review } from './support/writes.ts';

type Copy = Record<string, Record<string, unknown>[]>;
const take = (token: string) => api('GET', '/users/me/data', { token });

it('GET /users/me/data is one file with everything that is stored about the person', async () => {
  const [ada, bob] = await Promise.all([createMember('ada', { bio: 'Hello.' }), createMember('bob')]);
  const article = await publish(ada);
  await api('POST', '/articles', { token: ada.token, key: 'a-key', body: newArticle(ada) });
  await publish(bob);
  await review(ada, bob);
  await review(bob, ada);
  await db.doc('messages/m1').set({ userId: ada.uid, userName: ada.username, createdAt: Timestamp.now() });
  await api('PUT', `/users/me/blocks/${bob.username}`, { token: ada.token });
  const report = { kind: 'profile', id: bob.username, reason: 'spam' };
  await api('POST', '/users/me/reports', { token: ada.token, body: report });

  const answer = await take(ada.token);
  expect(answer.status).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': ['application/json; charset=utf-8'],
    'content-disposition': ['attachment; filename=knack-data.json'],
    'cache-control': ['no-store'],
  });
  const copy = answer.body as Copy;
  const names = PERSONAL_DATA.flatMap(({ inExport }) => (inExport ? [inExport.name] : []));
  expect(Object.keys(copy)).toEqual(['exportedAt', 'account', ...names]);
  expect(copy).toMatchObject({
    exportedAt: aMoment,
    account: { uid: ada.uid, email: ada.email, customClaims: { username: ada.username } },
    profile: [{ username: ada.username, uid: ada.uid, bio: 'Hello.', createdAt: aMoment, showEmail: true }],
    reviewsWritten: [{ created_about: bob.username, uid: ada.uid }],
    reviewsReceived: [{ username: bob.username }],
    messages: [{ userName: ada.username, createdAt: aMoment }],
    blocks: [{ members: [{ username: bob.username }] }],
    reports: [{ id: bob.username, reason: 'spam' }],
  });
  expect(copy['articles']).toHaveLength(2);
  expect(copy['articles']).toContainEqual(expect.objectContaining({ id: article.id, uid: ada.uid }));
  expect(copy['idempotencyKeys']).toHaveLength(1);
  // What is only others' is not in it.
  expect(JSON.stringify(copy)).not.toContain(bob.uid);
  expect(JSON.stringify(copy)).not.toContain(bob.email);
});

it('it holds nothing of those who reported or blocked the person', async () => {
  const [ada, bob] = await Promise.all([createMember('ada'), createMember('bob')]);
  await api('PUT', `/users/me/blocks/${ada.username}`, { token: bob.token });
  const body = { kind: 'profile', id: ada.username, reason: 'insult', note: 'Rude to me.' };
  await api('POST', '/users/me/reports', { token: bob.token, body });
  const text = JSON.stringify((await take(ada.token)).body);
  for (const told of [bob.uid, bob.username, 'Rude to me.']) expect(text).not.toContain(told);
});

it('it is whole where there is more than fits into a page', async () => {
  const ada = await createMember('ada');
  const writer = db.bulkWriter();
  for (let index = 0; index < 450; index += 1) {
    void writer.create(db.doc(`messages/m${index}`), { userId: ada.uid, text: `${index}` });
  }
  await writer.close();
  const texts = ((await take(ada.token)).body as Copy)['messages']?.map(({ text }) => text);
  expect(new Set(texts).size).toBe(450);
  expect(texts).toHaveLength(450);
});

it('somebody without a profile gets what there is of their account', async () => {
  const { token, uid, email } = await createAccount();
  const { status, body } = await take(token);
  expect(status).toBe(200);
  expect(body).toMatchObject({ account: { uid, email }, articles: [] });
  expect(body).not.toHaveProperty('profile');
  expect(JSON.stringify(body)).not.toMatch(/password(Hash|Salt)/);
});

it('it is refused without a token, with parameters, and once too often on a day', async () => {
  const ada = await createMember('ada');
  expectUnauthenticated(await unchanged(() => api('GET', '/users/me/data')));
  const asked = await unchanged(() => api('GET', '/users/me/data?format=csv', { token: ada.token }));
  expectRefusedFields(asked, ['format', 'Is not a field here.']);
  const call = await startServer();
  for (let taken = 0; taken < LIMITS.perDay.dataExports; taken += 1) {
    expect((await call('GET', '/users/me/data', { token: ada.token })).status).toBe(200);
  }
  expect(await call('GET', '/users/me/data', { token: ada.token })).toMatchObject({
    status: 429,
    body: { code: 'quota-used-up' },
  });
});

it('a browser that navigates there finds no page', async () => {
  const answer = await api('GET', '/users/me/data', { headers: { Accept: 'text/html' } });
  expect([answer.status, answer.headers['content-type']]).toEqual([404, ['text/html; charset=utf-8']]);
});

it('it is refused while the account is being deleted', async () => {
  const ada = await createMember('ada');
  const mark = (await import('../../functions/src/platform/deletions.ts')).markLeaver;
  await mark(db, ada, Date.now);
  const detail = 'This account is being deleted, so nothing can be written with it.';
  expectProblem(await take(ada.token), 409, 'being-deleted', detail);
});
