import { LIMITS } from '@knack/contract/limits';
import { FieldPath, Timestamp, type DocumentReference, type Query } from '../platform/firestore.ts';

/** A message's place among its author's. */
export interface AuthoredAt {
  readonly userId: string;
  readonly createdAt: Timestamp;
  readonly ref: DocumentReference;
}

const { messages, milliseconds } = LIMITS.chatPace;

/**
 * The author's messages in the stretch that ends with this one, newest first, this one included; one more than the pace
 * allows at the most. It needs its index in firestore.indexes.json.
 */
function stretchQuery({ userId, createdAt, ref }: AuthoredAt): Query {
  return ref.parent
    .where('userId', '==', userId)
    .orderBy('createdAt', 'desc')
    .orderBy(FieldPath.documentId(), 'desc')
    .startAt(createdAt, ref.id)
    .endBefore(before(createdAt))
    .limit(messages + 1);
}

/** How many messages `stretchQuery` finds: one billed read, however many they are. */
export async function countStretch(message: AuthoredAt): Promise<number> {
  const counted = await stretchQuery(message).count().get();
  return counted.data().count;
}

/** The moment that is just outside of the stretch. Whole seconds, so that the microseconds of the store are kept. */
function before({ seconds, nanoseconds }: Timestamp): Timestamp {
  return new Timestamp(seconds - milliseconds / 1_000, nanoseconds);
}
