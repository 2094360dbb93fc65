import { SKILLS } from '@knack/contract/skills';
import { LIMITS } from '@knack/contract/limits';
import { afterEach, expect, it } from 'vitest';
import { summariseNotifications } from '../../functions/src/notifications/summarise-notifications.ts';
import { connectPlatform } from '../../functions/src/platform/platform.ts';
import { observeQueries } from '../rules/indexes/observed-queries.ts';
import { createMember } from './support/accounts.ts';
import { aMember } from '../fixtures/members.ts';
import { storeMembers } from './support/members.ts';
import { markRead, summaryOf, toldTo } from './support/notifications.ts';
import { atMinute, storeArticle } from './support/stored-articles.ts';
import { db, stored } from './support/store.ts';
import { atOnce, publish } from './support/writes.ts';

let stopObserving = () => {};
afterEach(() => stopObserving());

it('a member is told of articles that offer what they want or ask for what they teach, and of no others', async () => {
  const [ada, bob] = await Promise.all([
    createMember('ada', { skills: ['Math Teacher'], interests: ['Plumber'] }),
    createMember('bob'),
  ]);
  const offer = await publish(bob, { kind: 'offer', skill: 'Plumber' });
  const request = await publish(bob, { kind: 'request', skill: 'Math Teacher' });
  await publish(bob, { kind: 'request', skill: 'Plumber' });
  await publish(bob, { kind: 'offer', skill: 'Math Teacher' });
  await publish(bob, { kind: 'offer', skill: 'Tour Guide' });
  await publish(bob);
  await publish(ada, { kind: 'offer', skill: 'Plumber' });
  expect((await summaryOf(ada)).unread).toBe(2);
  const { notifications } = await toldTo(ada);
  const told = ({ kind, id, skill, createdAt }: typeof offer) => ({
    id: `${kind}:${id}:${ada.username}`,
    kind,
    actor: bob.username,
    reference: id,
    skill,
    createdAt,
    read: false,
  });
  expect(notifications).toHaveLength(2);
  expect(notifications).toEqual(expect.arrayContaining([told(offer), told(request)]));
  expect((await summaryOf(bob)).unread).toBe(0);
});

it('each article is told of once, from however many tabs at once, and stays read', async () => {
  const [ada, bob] = await Promise.all([
    createMember('ada', { interests: ['Plumber'] }),
    createMember('bob'),
  ]);
  await publish(bob, { kind: 'offer', skill: 'Plumber' });
  await atOnce(6, () => summaryOf(ada));
  const { notifications } = await toldTo(ada);
  expect(notifications).toHaveLength(1);
  await markRead(ada, { ids: notifications.map(({ id }) => id) });
  expect((await summaryOf(ada)).unread).toBe(0);
  await publish(bob, { kind: 'offer', skill: 'Plumber' });
  expect((await summaryOf(ada)).unread).toBe(1);
  expect((await toldTo(ada)).notifications.map(({ read }) => read)).toEqual([false, true]);
});

it('asked again with the version it answered, a poll says that nothing has changed, until something has', async () => {
  const [ada, bob] = await Promise.all([
    createMember('ada', { interests: ['Plumber'] }),
    createMember('bob'),
  ]);
  const { version } = await summaryOf(ada);
  expect(await summaryOf(ada, version)).toEqual({ version, unread: null });
  await publish(bob, { kind: 'offer', skill: 'Plumber' });
  expect(await summaryOf(ada, version)).toMatchObject({ unread: 1 });
});

it('a poll reads two documents while nothing changes, and at most 183 when everything has', async () => {
  const [own] = [aMember('own', { skills: [...SKILLS], interests: [...SKILLS], createdAt: atMinute(0) })];
  await storeMembers(own);
  const count = LIMITS.notifications.articles + 10;
  for (const kind of ['offer', 'request'] as const) {
    await atOnce(count, (index) =>
      storeArticle(`${kind}${index}`, atMinute(index + 1), {
        kind,
        skill: SKILLS[index % SKILLS.length] ?? null,
      }),
    );
  }
  const blocked = { uid: 'uid-of-eve', username: 'eve', createdAt: own.createdAt };
  await db.doc(`blocks/${own.uid}`).set({ uid: own.uid, uids: [blocked.uid], members: [blocked] });
  const platform = { ...connectPlatform(db), now: () => Date.parse(atMinute(60)) };
  const limits: number[] = [];
  stopObserving = observeQueries((query) => limits.push((query as { limit: { value: number } }).limit.value));
  const poll = (known?: string) => summariseNotifications(platform, own, known);

  const first = await poll();
  expect(first.unread).toBe(LIMITS.notifications.counted + 1);
  // The newest article, two looks, the count: with the member, the blocks and each article once more 183.
  expect(limits.splice(0)).toEqual([1, 20, 20, 100]);

  const { version } = await poll(first.version);
  limits.splice(0);
  expect(await poll(version)).toEqual({ version, unread: null });
  expect(limits).toEqual([1]);
  stopObserving();
  expect(Object.keys(await stored('notifications'))).toHaveLength(2 * LIMITS.notifications.articles);
});
