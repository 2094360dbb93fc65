import type { StoredMessage } from '../../../lib/firebase/messages.ts';

const START = Date.UTC(2026, 0, 5, 9);

/** The `number`th message of a room in which somebody speaks every minute; for tests. */
export function messageAt(number: number, fields: Partial<StoredMessage> = {}): StoredMessage {
  return {
    id: `m${String(number).padStart(3, '0')}`,
    userId: 'uid-ada',
    userName: 'ada',
    userPhotoURL: null,
    text: `message ${number}`,
    createdAt: START + number * 60_000,
    ...fields,
  };
}

/** Messages `first` to `last`, oldest first. */
export function messagesFrom(first: number, last: number): StoredMessage[] {
  return Array.from({ length: last - first + 1 }, (_, index) => messageAt(first + index));
}
