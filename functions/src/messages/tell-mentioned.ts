import { mentionedIn } from '@knack/contract/mentions';
import { isoTime } from '../platform/clock.ts';
import { isAlreadyThere, isMissing } from '../platform/failures.ts';
import { Timestamp, type DocumentReference, type Firestore } from '../platform/firestore.ts';
import { tellOnce, type News } from '../platform/notifications.ts';

/** A stored chat message, as the trigger is given it. */
interface StoredMessage {
  get(field: 'userName' | 'text' | 'createdAt'): unknown;
  readonly ref: DocumentReference;
}

/**
 * Tells the members whom a message mentions, a few at the most and without its author; who is no member is nobody to
 * tell. A message that has not stayed in the room tells nobody, and a second delivery of the same event tells nobody
 * twice. The text stays in the room, where its author can take it back.
 */
export async function tellMentioned(message: StoredMessage): Promise<void> {
  const [actor, text, createdAt] = [message.get('userName'), message.get('text'), message.get('createdAt')];
  if (typeof actor !== 'string' || typeof text !== 'string' || !(createdAt instanceof Timestamp)) return;
  const { id, firestore: db } = message.ref;
  const mentioned = mentionedIn(text).filter((username) => username !== actor);
  if (mentioned.length === 0 || !(await message.ref.get()).exists) return;
  const news = {
    kind: 'mention',
    actor,
    reference: id,
    skill: null,
    createdAt: isoTime(createdAt.toMillis()),
  } as const;
  await Promise.all(mentioned.map((username) => tellMember(db, { ...news, username })));
}

async function tellMember(db: Firestore, news: News): Promise<void> {
  const batch = db.batch();
  tellOnce(batch, db, news);
  try {
    await batch.commit();
  } catch (error) {
    if (!isAlreadyThere(error) && !isMissing(error)) throw error;
  }
}
