import { LIMITS } from '@knack/contract/limits';
import { Timestamp, type DocumentReference } from '../platform/firestore.ts';
import { countStretch } from './messages.repository.ts';

/** A stored chat message, as the trigger is given it. */
interface StoredMessage {
  get(field: 'userId' | 'createdAt'): unknown;
  readonly ref: DocumentReference;
}

/**
 * Deletes a message that is more than its author may send in any stretch of `LIMITS.chatPace`. Messages count in the
 * order of their server times, and only those that stayed: whichever event comes first, the same messages stay, and a
 * second delivery of the same event changes nothing.
 */
export async function keepPace(message: StoredMessage): Promise<void> {
  const userId = message.get('userId');
  const createdAt = message.get('createdAt');
  if (typeof userId !== 'string' || !(createdAt instanceof Timestamp)) return;
  const count = await countStretch({ userId, createdAt, ref: message.ref });
  if (count <= LIMITS.chatPace.messages) return;
  await message.ref.delete();
}
