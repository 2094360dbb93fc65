import { API_PATHS } from '@knack/contract/paths';
import { expect, it } from 'vitest';
import { createMember } from './support/accounts.ts';
import { mentionMany, summaryOf, toldTo } from './support/notifications.ts';
import { api } from './support/server.ts';
import { db, stored, unchanged } from './support/store.ts';
import { publish } from './support/writes.ts';

it('an article that was taken down is told of no more, and is counted no more once the list was read', async () => {
  const [ada, bob] = await Promise.all([
    createMember('ada', { skills: ['Math Teacher'], interests: ['Plumber'] }),
    createMember('bob'),
  ]);
  const stays = await publish(bob, { kind: 'offer', skill: 'Plumber' });
  const offer = await publish(bob, { kind: 'offer', skill: 'Plumber' });
  const request = await publish(bob, { kind: 'request', skill: 'Math Teacher' });
  const { version, unread } = await summaryOf(ada);
  expect(unread).toBe(3);
  for (const { id } of [offer, request]) await api('DELETE', API_PATHS.article(id), { token: bob.token });

  expect((await toldTo(ada)).notifications.map(({ reference }) => reference)).toEqual([stays.id]);
  expect(Object.keys(await stored('notifications'))).toEqual([`offer:${stays.id}:${ada.username}`]);
  expect(await summaryOf(ada, version)).toMatchObject({ unread: 1 });
  await unchanged(() => toldTo(ada));
});

it('a mention whose message was deleted is told of no more; another’s list stays as it was', async () => {
  const [ada, eve] = await Promise.all([createMember('ada'), createMember('eve')]);
  const [, second] = await mentionMany(ada, 2);
  const [ofEve] = await mentionMany(eve, 1);
  await db.doc('messages/bob0').delete();
  expect((await toldTo(ada)).notifications.map(({ id }) => id)).toEqual([second]);
  expect(Object.keys(await stored('notifications')).toSorted()).toEqual([ofEve, second].toSorted());
});

it('a page looks after what it holds and no more, and its cursor leads on', async () => {
  const ada = await createMember('ada');
  const [oldest, , newest] = await mentionMany(ada, 3);
  for (const id of ['bob0', 'bob1']) await db.doc(`messages/${id}`).delete();
  const first = await toldTo(ada, '?limit=2');
  expect(first.notifications.map(({ id }) => id)).toEqual([newest]);
  expect(Object.keys(await stored('notifications')).toSorted()).toEqual([oldest, newest].toSorted());
  const second = await toldTo(ada, `?limit=2&cursor=${first.nextCursor}`);
  expect(second).toEqual({ notifications: [], nextCursor: null });
  expect(Object.keys(await stored('notifications'))).toEqual([newest]);
});
