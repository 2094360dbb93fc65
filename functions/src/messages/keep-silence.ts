import { isDeleted } from '../platform/deletions.ts';
import type { DocumentReference } from '../platform/firestore.ts';

/** A stored chat message, as the trigger is given it. */
interface StoredMessage {
  get(field: 'userId'): unknown;
  readonly ref: DocumentReference;
}

/**
 * Deletes a message of somebody whose account is being deleted, or was: their token lets them write to the room for up
 * to an hour longer, and nobody would come to take their name off it.
 */
export async function keepSilence(message: StoredMessage): Promise<void> {
  const userId = message.get('userId');
  if (typeof userId !== 'string' || !(await isDeleted(message.ref.firestore, userId))) return;
  await message.ref.delete();
}
