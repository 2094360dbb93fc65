import { Timestamp } from '@google-cloud/firestore';
import { LIMITS } from '@knack/contract/limits';
import { expect, it } from 'vitest';
import { guardMessage } from '../../functions/src/messages/guard-message.ts';
import { markLeaver } from '../../functions/src/platform/deletions.ts';
import { aMember } from '../fixtures/members.ts';
import { storeMembers } from './support/members.ts';
import { db, stored, unchanged } from './support/store.ts';

const room = db.collection('messages');
const now = Date.now();

/** The event of a message's creation by ada, as it is delivered. */
async function said(text: string, { id = 'm1', milliseconds = 0 } = {}) {
  const author = { userName: 'ada', userId: 'uid-of-ada', userPhotoURL: null };
  await room.doc(id).set({ ...author, text, createdAt: Timestamp.fromMillis(now + milliseconds) });
  return room.doc(id).get();
}

it('members whom a message mentions are told, once however often the event comes; others are nobody to tell', async () => {
  await storeMembers(aMember('ada'), aMember('bob'), aMember('eve'));
  const event = await said('@bob @Eve @nobody @ada: see https://x.example/@gus');
  await Promise.all([guardMessage(event), guardMessage(event)]);
  const told = { kind: 'mention', actor: 'ada', reference: 'm1', skill: null, readAt: null };
  const createdAt = new Date(now).toISOString();
  expect(await stored('notifications')).toEqual({
    'mention:m1:bob': { id: 'mention:m1:bob', username: 'bob', ...told, createdAt },
    'mention:m1:eve': { id: 'mention:m1:eve', username: 'eve', ...told, createdAt },
  });
  expect(await stored('users')).toMatchObject({
    ada: { notificationsVersion: 0 },
    bob: { notificationsVersion: 1 },
    eve: { notificationsVersion: 1 },
  });
  expect(Object.keys(await stored('users'))).toEqual(['ada', 'bob', 'eve']);
  await unchanged(() => guardMessage(event));
});

it('a message that mentions many tells a few', async () => {
  const names = Array.from({ length: 9 }, (_, index) => `member${index}`);
  await storeMembers(...names.map((name) => aMember(name)));
  await guardMessage(await said(names.map((name) => `@${name}`).join(' ')));
  expect(Object.keys(await stored('notifications'))).toHaveLength(LIMITS.notifications.mentions);
});

it('a message that is too many, of somebody who has gone, or gone itself tells nobody', async () => {
  await storeMembers(aMember('bob'));
  const { messages } = LIMITS.chatPace;
  for (let index = 0; index < messages; index += 1)
    await said('Hm.', { id: `m${index}`, milliseconds: index });
  const tooMany = await said('@bob', { id: 'too-many', milliseconds: messages });
  await guardMessage(tooMany);
  const gone = await said('@bob', { id: 'gone' });
  await gone.ref.delete();
  await guardMessage(gone);
  const leaver = { uid: 'uid-of-ada', username: 'ada' };
  await markLeaver(db, leaver, Date.now);
  await guardMessage(await said('@bob', { id: 'late', milliseconds: 60_000 }));
  expect(await stored('notifications')).toEqual({});
  expect(Object.keys(await stored('messages'))).toHaveLength(messages);
});
