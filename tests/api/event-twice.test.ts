import { Timestamp } from '@google-cloud/firestore';
import { LIMITS } from '@knack/contract/limits';
import { expect, it } from 'vitest';
import { guardMessage } from '../../functions/src/messages/guard-message.ts';
import { db, stored, unchanged } from './support/store.ts';

const room = db.collection('messages');
const now = Date.now();
const message = (text: string, milliseconds = 0) => ({
  userName: 'ada',
  userId: 'uid-of-ada',
  userPhotoURL: null,
  text,
  createdAt: Timestamp.fromMillis(now + milliseconds),
});

/** The event of a message's creation, as it is delivered. */
async function created(id: string, text: string, milliseconds?: number) {
  await room.doc(id).set(message(text, milliseconds));
  return room.doc(id).get();
}

it('an event that is delivered twice, or twice at once, masks once', async () => {
  const event = await created('m1', 'What a load of shit');
  await Promise.all([guardMessage(event), guardMessage(event)]);
  expect(await stored('messages')).toMatchObject({ m1: { text: 'What a load of ****' } });
  const { updateTime } = await room.doc('m1').get();
  await unchanged(() => guardMessage(event));
  expect((await room.doc('m1').get()).updateTime).toEqual(updateTime);
});

it('an event that comes again after its message was deleted brings nothing back', async () => {
  const event = await created('m1', 'What a load of shit');
  await guardMessage(event);
  await room.doc('m1').delete();
  await unchanged(() => guardMessage(event));
  expect(await stored('messages')).toEqual({});
});

it('of messages that are too many the same ones go, however often and in whatever order their events come', async () => {
  const { messages } = LIMITS.chatPace;
  const events = [];
  for (let index = 0; index < messages + 3; index += 1)
    events.push(await created(`m${index}`, `Number ${index}`, index));
  for (const event of [...events, ...events.toReversed()]) await guardMessage(event);
  const kept = Object.keys(await stored('messages'));
  expect(kept.sort()).toEqual(Array.from({ length: messages }, (_, index) => `m${index}`).sort());
});
