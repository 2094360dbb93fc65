import { mentionedIn } from '@knack/contract/mentions';
import { isAlreadyThere, isMissing } from '../platform/failures.ts';
import { Timestamp, type DocumentReference } from '../platform/firestore.ts';
import { tellOnce } from '../platform/notifications.ts';

/** A stored chat message, as the trigger is given it. */
interface StoredMessage {
  get(field: 'userName' | 'text' | 'createdAt'): unknown;
  readonly ref: DocumentReference;
}

/**
 * Tells the members whom a message mentions, a few at the most and without its author; who is no member is nobody to
 * tell. A second delivery of the same event tells nobody twice. The text stays in the room, where its author can take
 * it back.
 */
export async function tellMentioned(message: StoredMessage): Promise<void> {
  const [actor, text, createdAt] = [message.get('userName'), message.get('text'), message.get('createdAt')];
  if (typeof actor !== 'string' || typeof text !== 'string' || !(createdAt instanceof Timestamp)) return;
  const { id, firestore: db } = message.ref;
  const told = mentionedIn(text)
    .filter((username) => username !== actor)
    .map(async (username) => {
      const batch = db.batch();
      tellOnce(batch, db, {
        username,
        kind: 'mention',
        actor,
        reference: id,
        skill: null,
        createdAt: createdAt.toDate().toISOString(),
      });
      try {
        await batch.commit();
      } catch (error) {
        if (!isAlreadyThere(error) && !isMissing(error)) throw error;
      }
    });
  await Promise.all(told);
}
