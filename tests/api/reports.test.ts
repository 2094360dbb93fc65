import { Timestamp } from '@google-cloud/firestore';
import { LIMITS } from '@knack/contract/limits';
import { expect, it } from 'vitest';
import { markLeaver } from '../../functions/src/platform/deletions.ts';
import { createAccount, createMember, uniqueName, type Member } from './support/accounts.ts';
import {
  aMoment,
  expectJson,
  expectNotFound,
  expectProblem,
  expectRefusedFields,
  expectUnauthenticated,
} from './support/expectations.ts';
import { api } from './support/server.ts';
import { db, stored, unchanged } from './support/store.ts';
import { atOnce, publish, review } from './support/writes.ts';

const send = ({ token }: { token: string }, body: object, key?: string) =>
  api('POST', '/users/me/reports', { token, body, ...(key !== undefined && { key }) });

/** One thing of each kind by the member: its kind, its id, and whom it names. */
async function thingsBy(bob: Member, about: Member) {
  const article = await publish(bob);
  const written = await review(bob, about);
  const message = { userId: bob.uid, userName: bob.username, text: 'Hello', createdAt: Timestamp.now() };
  const { id } = await db.collection('messages').add(message);
  return [
    ['article', article.id, [bob.username]],
    ['review', written.id, [bob.username, about.username]],
    ['message', id, [bob.username]],
    ['profile', bob.username, [bob.username]],
  ] as const;
}

it('an article, a review, a message and a profile can be reported, once by each person', async () => {
  const members = await Promise.all([createMember('ada'), createMember('bob'), createMember('eve')]);
  const [ada, bob, eve] = members;
  for (const [kind, id, about] of await thingsBy(bob, eve)) {
    const body = { kind, id, reason: 'insult', note: '  Not kind. ' };
    const told = { kind, id, reason: 'insult', note: 'Not kind.', createdAt: aMoment };
    expectJson(await send(ada, body), 201, told, 'caller');
    expect(await stored('reports')).toMatchObject({
      [`${ada.uid}:${kind}:${id}`]: { ...told, uid: ada.uid, about },
    });
    const again = await unchanged(() => send(ada, { ...body, reason: 'spam' }));
    const detail = 'You have reported this already; it will be looked at.';
    expectProblem(again, 409, 'already-reported', detail);
  }
  expect((await send(eve, { kind: 'profile', id: bob.username, reason: 'other' })).status).toBe(201);
  expect(Object.keys(await stored('reports'))).toHaveLength(5);
});

it('a profile is reported by its name in any case, and without a note', async () => {
  const [ada, bob] = await Promise.all([createMember('ada'), createMember('bob')]);
  const answer = await send(ada, { kind: 'profile', id: bob.username.toUpperCase(), reason: 'spam' });
  expect(answer).toMatchObject({ status: 201, body: { id: bob.username, note: '' } });
});

it('a report that is sent again under its key is answered again; of many at once one is stored', async () => {
  const [ada, bob] = await Promise.all([createMember('ada'), createMember('bob')]);
  const body = { kind: 'profile', id: bob.username, reason: 'danger' };
  const first = await send(ada, body, 'a-key');
  expect((await unchanged(() => send(ada, body, 'a-key'))).body).toEqual(first.body);
  const eve = await createMember('eve');
  const statuses = (await atOnce(8, () => send(eve, body))).map(({ status }) => status).sort();
  expect(statuses).toEqual([201, ...Array<number>(7).fill(409)]);
  expect(Object.keys(await stored('reports'))).toHaveLength(2);
});

it('what is not there cannot be reported', async () => {
  const ada = await createMember('ada');
  for (const [kind, what] of [
    ['article', 'article'],
    ['review', 'review'],
    ['message', 'message'],
    ['profile', 'member'],
  ] as const) {
    for (const id of [uniqueName('nothing'), '__x__', 'a/b', '', 'x'.repeat(2_000)]) {
      expectNotFound(await unchanged(() => send(ada, { kind, id, reason: 'spam' })), what);
    }
  }
});

it('what is one’s own cannot be reported', async () => {
  const [ada, bob] = await Promise.all([createMember('ada'), createMember('bob')]);
  for (const [kind, id] of await thingsBy(ada, bob)) {
    const answer = await unchanged(() => send(ada, { kind, id, reason: 'spam' }));
    const detail = 'This is your own; what you do not like about it you can change.';
    expectProblem(answer, 403, 'not-oneself', detail);
  }
});

it('what somebody said who is leaving counts as gone', async () => {
  const [ada, bob] = await Promise.all([createMember('ada'), createMember('bob')]);
  await markLeaver(db, bob, Date.now);
  const answer = await unchanged(() => send(ada, { kind: 'profile', id: bob.username, reason: 'spam' }));
  expectNotFound(answer, 'member');
});

it('a report needs a token and a profile', async () => {
  const [ada, newcomer] = await Promise.all([createMember('ada'), createAccount()]);
  const body = { kind: 'profile', id: ada.username, reason: 'spam' };
  expectUnauthenticated(await unchanged(() => api('POST', '/users/me/reports', { body })));
  const detail = 'Create your profile first, then try again.';
  expectProblem(await unchanged(() => send(newcomer, body)), 403, 'profile-required', detail);
});

it.each<[object, string, string]>([
  [{ kind: 'room' }, 'kind', 'Must be article, review, message or profile.'],
  [{ reason: 'dislike' }, 'reason', 'Must be one of the listed reasons.'],
  [{ id: 5 }, 'id', 'Must be text.'],
  [{ note: 'x'.repeat(LIMITS.reportNote + 1) }, 'note', 'Must be at most 500 characters.'],
  [{ note: 'nul\u0000' }, 'note', 'Must not hold control characters.'],
  [{ uid: 'somebody' }, 'uid', 'Is not a field here.'],
])('a report with %j is refused', async (change, field, message) => {
  const [ada, bob] = await Promise.all([createMember('ada'), createMember('bob')]);
  const body = { kind: 'profile', id: bob.username, reason: 'spam', ...change };
  expectRefusedFields(await unchanged(() => send(ada, body)), [field, message]);
});
