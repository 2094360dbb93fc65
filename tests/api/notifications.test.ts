import { API_PATHS } from '@knack/contract/paths';
import { expect, it } from 'vitest';
import { createAccount, createMember, type Member } from './support/accounts.ts';
import {
  aMoment,
  expectJson,
  expectMethodNotAllowed,
  expectProblem,
  expectRefusedFields,
  expectUnauthenticated,
} from './support/expectations.ts';
import { expectNothingLeftOf } from './support/leftovers.ts';
import { markRead, summaryOf, toldTo } from './support/notifications.ts';
import { api } from './support/server.ts';
import { stored, unchanged } from './support/store.ts';
import { answerTo, publish, review } from './support/writes.ts';

const createAdaAndBob = () => Promise.all([createMember('ada'), createMember('bob')]);
const mute = ({ username, token }: Member, ...mutedNotifications: string[]) =>
  api('PUT', API_PATHS.user(username), { token, body: { mutedNotifications } });
const kindsToldTo = async (member: Member) =>
  (await toldTo(member)).notifications.map(({ kind }) => kind).toSorted();

it('whom a review is about is told of it, and its author of the answer', async () => {
  const [ada, bob] = await createAdaAndBob();
  const written = await review(bob, ada, { skill: 'Plumber' });
  const same = { reference: written.id, skill: 'Plumber', createdAt: aMoment, read: false };
  const ofReview = {
    ...same,
    id: `review:${written.id}:${ada.username}`,
    kind: 'review',
    actor: bob.username,
  };
  const answer = await api('GET', API_PATHS.notifications, { token: ada.token });
  expectJson(answer, 200, { notifications: [ofReview], nextCursor: null }, 'caller');

  await answerTo(written, ada);
  const ofAnswer = {
    ...same,
    id: `answer:${written.id}:${bob.username}`,
    kind: 'answer',
    actor: ada.username,
  };
  expect((await toldTo(bob)).notifications).toEqual([ofAnswer]);
  expect((await toldTo(ada)).notifications).toEqual([ofReview]);
  expect(await stored('notifications')).toMatchObject({
    [ofReview.id]: { username: ada.username, readAt: null },
    [ofAnswer.id]: { username: bob.username, readAt: null },
  });
});

it('a review that replaces another is told anew, and one that goes takes what was told with it', async () => {
  const [ada, bob] = await createAdaAndBob();
  const { id } = await review(bob, ada);
  const { notifications } = await toldTo(ada);
  await markRead(ada, { ids: notifications.map((one) => one.id) });
  await review(bob, ada, { rating: 1 });
  expect(await toldTo(ada)).toMatchObject({ notifications: [{ kind: 'review', read: false }] });
  await answerTo({ ...(await review(bob, ada)), id }, ada);
  await api('DELETE', API_PATHS.review(id), { token: bob.token });
  expect(await stored('notifications')).toEqual({});
});

it('nobody is told what another is, and nobody without a profile or a token is told anything', async () => {
  const [ada, bob] = await createAdaAndBob();
  await review(bob, ada);
  expect((await toldTo(bob)).notifications).toEqual([]);
  expect((await summaryOf(bob)).unread).toBe(0);
  const newcomer = await createAccount();
  for (const [method, path] of [
    ['GET', API_PATHS.notifications],
    ['GET', API_PATHS.notificationSummary],
    ['POST', API_PATHS.readNotifications],
  ] as const) {
    const body = method === 'POST' ? { body: { upTo: '2026-01-05T09:00:00.000Z' } } : {};
    expectUnauthenticated(await unchanged(() => api(method, path, body)));
    const answer = await unchanged(() => api(method, path, { token: newcomer.token, ...body }));
    expectProblem(answer, 403, 'profile-required', expect.any(String) as string);
    const other = method === 'GET' ? 'DELETE' : 'GET';
    expectMethodNotAllowed(
      await api(other, path, { token: ada.token }),
      method === 'GET' ? 'GET, HEAD' : 'POST',
    );
  }
});

it('a kind that is muted is neither listed nor counted, and is there again once it is not', async () => {
  const [ada, bob] = await createAdaAndBob();
  await answerTo(await review(ada, bob), bob);
  await review(bob, ada);
  expect(await kindsToldTo(ada)).toEqual(['answer', 'review']);
  const before = await summaryOf(ada);
  expect((await mute(ada, 'review')).status).toBe(200);
  expect(await kindsToldTo(ada)).toEqual(['answer']);
  expect(await summaryOf(ada, before.version)).toMatchObject({ unread: 1 });
  expect((await api('GET', '/users/me', { token: ada.token })).body).toMatchObject({
    mutedNotifications: ['review'],
  });
  await mute(ada, 'review', 'answer', 'mention', 'offer', 'request');
  expect(await toldTo(ada)).toEqual({ notifications: [], nextCursor: null });
  expect(await summaryOf(ada)).toMatchObject({ unread: 0 });
  await mute(ada);
  expect(await kindsToldTo(ada)).toEqual(['answer', 'review']);
});

it.each([
  [['review', 'review'], 'mutedNotifications', 'Must not name a kind twice.'],
  ['review', 'mutedNotifications', 'Must be a list.'],
])('to mute %j is refused', async (mutedNotifications, field, message) => {
  const ada = await createMember('ada');
  const change = { token: ada.token, body: { mutedNotifications } };
  expectRefusedFields(await unchanged(() => api('PUT', API_PATHS.user(ada.username), change)), [
    field,
    message,
  ]);
});

it('of somebody blocked nothing is listed or counted, an article neither, until the block is lifted', async () => {
  const [ada, bob, eve] = await Promise.all([
    createMember('ada', { interests: ['Plumber'] }),
    createMember('bob'),
    createMember('eve'),
  ]);
  await review(bob, ada);
  await review(eve, ada);
  await publish(bob, { kind: 'offer', skill: 'Plumber' });
  const before = await summaryOf(ada);
  expect(before.unread).toBe(3);
  await api('PUT', `/users/me/blocks/${bob.username}`, { token: ada.token });
  await publish(bob, { kind: 'offer', skill: 'Plumber' });
  expect((await summaryOf(ada, before.version)).unread).toBe(1);
  expect((await toldTo(ada, '?limit=1')).notifications).toMatchObject([{ actor: eve.username }]);
  expect((await toldTo(ada)).notifications).toMatchObject([{ actor: eve.username }]);
  const { version } = await summaryOf(ada);
  await api('DELETE', `/users/me/blocks/${bob.username}`, { token: ada.token });
  expect((await summaryOf(ada, version)).unread).toBe(4);
});

it('a list is read by pages, and a forged cursor or one of another is refused', async () => {
  const [ada, ...others] = await Promise.all(['ada', 'bob', 'eve', 'gus'].map((name) => createMember(name)));
  for (const other of others) await review(other, ada as Member);
  const reader = ada as Member;
  const first = await toldTo(reader, '?limit=2');
  const second = await toldTo(reader, `?limit=2&cursor=${first.nextCursor}`);
  expect(second.nextCursor).toBeNull();
  const actors = [...first.notifications, ...second.notifications].map(({ actor }) => actor);
  expect(actors).toEqual(others.map(({ username }) => username).toReversed());
  const [other] = others as [Member];
  const refusals = [
    [reader, 'x'],
    [other, first.nextCursor],
    [reader, first.nextCursor?.slice(1)],
  ] as const;
  for (const [{ token }, cursor] of refusals) {
    const answer = await api('GET', `${API_PATHS.notifications}?cursor=${cursor}`, { token });
    expect([answer.status, answer.body]).toMatchObject([400, { code: 'invalid-input' }]);
  }
  const unknown = await api('GET', `${API_PATHS.notifications}?kind=review`, { token: reader.token });
  expectRefusedFields(unknown, ['kind', 'Is not a field here.']);
});

it('an account that is deleted leaves nothing of what it was told, or others of it', async () => {
  const [ada, bob] = await createAdaAndBob();
  await answerTo(await review(bob, ada), ada);
  await answerTo(await review(ada, bob), bob);
  for (const member of [ada, bob]) {
    const { notifications } = await toldTo(member);
    expect(notifications).toHaveLength(2);
    await markRead(member, { ids: notifications.map(({ id }) => id) }, 'a-key');
  }
  await api('DELETE', API_PATHS.user(ada.username), { token: ada.token, body: { username: ada.username } });
  await expectNothingLeftOf(ada);
  expect(await toldTo(bob)).toEqual({ notifications: [], nextCursor: null });
});
