import { expect, it } from 'vitest';
import { messageAt, messagesFrom } from './room-fixtures.ts';
import type { OutgoingMessage } from './stored-outbox.ts';
import { timeline } from './timeline.ts';

const BOB = { userId: 'uid-bob', userName: 'bob', userPhotoURL: null };
const NOTHING = { messages: [], gaps: [], line: null, sender: BOB, outgoing: [] };
const show = (options: Partial<Parameters<typeof timeline>[0]>) =>
  timeline({ ...NOTHING, ...options }).map((item) =>
    item.kind === 'message' ? `${item.key}${item.startsGroup ? ' group' : ''}` : item.kind,
  );
const outgoing = (id: string, writtenAt: number): OutgoingMessage => ({
  id,
  text: id,
  writtenAt,
  state: 'sending',
  failure: null,
});

it('is empty where nothing was said', () => {
  expect(show({})).toEqual([]);
});

it('groups what one person says within five minutes', () => {
  const messages = [
    messageAt(1),
    messageAt(2),
    messageAt(3, BOB),
    messageAt(4),
    messageAt(9, { id: 'late' }),
  ];
  expect(show({ messages })).toEqual(['day', 'm001 group', 'm002', 'm003 group', 'm004 group', 'late group']);
});

it('separates days by this device’s calendar', () => {
  const messages = [
    messageAt(1, { createdAt: new Date(2026, 0, 5, 23, 59).getTime() }),
    messageAt(2, { createdAt: new Date(2026, 0, 6, 0, 1).getTime() }),
  ];
  expect(show({ messages })).toEqual(['day', 'm001 group', 'day', 'm002 group']);
});

it('draws one line after what was read, before the first message of somebody else', () => {
  const messages = [messageAt(1), messageAt(2, BOB), messageAt(3), messageAt(4)];
  expect(show({ messages, line: messageAt(1) })).toEqual([
    'day',
    'm001 group',
    'm002 group',
    'line',
    'm003 group',
    'm004',
  ]);
});

it('draws no line when everything was read', () => {
  expect(show({ messages: messagesFrom(1, 2), line: messageAt(2) })).not.toContain('line');
});

it('marks a gap before the first message after it', () => {
  expect(show({ messages: messagesFrom(1, 2), gaps: [messageAt(2)] })).toEqual([
    'day',
    'm001 group',
    'gap',
    'm002 group',
  ]);
});

it('marks each gap, also where the message that it was found at is not shown', () => {
  const messages = [messageAt(1), messageAt(3), messageAt(5)];
  const gaps = [messageAt(2), messageAt(4), messageAt(6)];
  expect(show({ messages, gaps })).toEqual([
    'day',
    'm001 group',
    'gap',
    'm003 group',
    'gap',
    'm005 group',
    'gap',
  ]);
});

it('puts what is on its way last, in its own order, whatever this device’s clock says', () => {
  const messages = messagesFrom(1, 2);
  const early = [
    outgoing('x', messageAt(1).createdAt - 86_400_000),
    outgoing('y', messageAt(2).createdAt + 60_000),
  ];
  expect(show({ messages, outgoing: early })).toEqual(['day', 'm001 group', 'm002', 'x group', 'y']);
});

it('shows nothing on its way to somebody who has signed out', () => {
  expect(show({ messages: [], sender: null, outgoing: [outgoing('x', 0)] })).toEqual([]);
});
