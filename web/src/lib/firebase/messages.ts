import { LIMITS } from '@knack/contract/limits';
import { message, MESSAGES, type Message } from '@knack/contract/messages';
import {
  collection,
  deleteDoc,
  doc,
  documentId,
  endBefore,
  getDocFromServer,
  getDocsFromServer,
  limit,
  onSnapshot,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  startAfter,
  Timestamp,
  type QueryDocumentSnapshot,
} from 'firebase/firestore';
import * as v from 'valibot';
import { openFirestore } from './firestore.ts';

/** A message that the server has taken. */
export interface StoredMessage extends Message {
  id: string;
  /** The server's time in milliseconds since 1970, exact to the microsecond: with the id as tie-break it orders. */
  createdAt: number;
}

/** A message's place in the room's order. */
export type Place = Pick<StoredMessage, 'createdAt' | 'id'>;

/** The newest messages as the listener sees them. */
export interface LiveWindow {
  /** Oldest first; without what does not hold to the contract, and without what the server has not confirmed. */
  messages: StoredMessage[];
  /** Messages of this browser that the server has not confirmed. */
  pendingIds: string[];
  /** Whether there may be older messages than these. */
  full: boolean;
  /** Whether this is what the server holds; false while there is no connection to it. */
  live: boolean;
}

/** Messages from before the live window. */
export interface EarlierPage {
  /** Oldest first. */
  messages: StoredMessage[];
  /** Where the next page goes on, or null when there is nothing more to read. */
  next: Place | null;
}

const room = async () => collection(await openFirestore(), MESSAGES);

/**
 * Follows the newest messages, `LIMITS.chatWindow` at the most. `failed` is called once, with the library's error, when
 * the listener has ended by itself; a lost connection only ends `live`. Returns how to stop.
 */
export async function watchNewest(
  changed: (window: LiveWindow) => void,
  failed: (error: Error) => void,
): Promise<() => void> {
  const newest = query(await room(), orderBy('createdAt', 'desc'), limit(LIMITS.chatWindow));
  return onSnapshot(
    newest,
    { includeMetadataChanges: true },
    ({ docs, size, metadata }) => {
      const isPending = (document: QueryDocumentSnapshot) => document.metadata.hasPendingWrites;
      changed({
        messages: toMessages(docs.filter((document) => !isPending(document))),
        pendingIds: docs.filter(isPending).map(({ id }) => id),
        full: size === LIMITS.chatWindow,
        live: !metadata.fromCache,
      });
    },
    failed,
  );
}

/**
 * Reads the messages just before a place, `count` at the most (rules allow 100), and none that is not after `after`;
 * rejects without a connection.
 */
export async function readEarlier(before: Place, count: number, after: Place | null): Promise<EarlierPage> {
  const { docs } = await getDocsFromServer(
    query(
      await room(),
      orderBy('createdAt', 'desc'),
      orderBy(documentId(), 'desc'),
      startAfter(toTimestamp(before.createdAt), before.id),
      ...(after ? [endBefore(toTimestamp(after.createdAt), after.id)] : []),
      limit(count),
    ),
  );
  const last = docs.at(-1);
  return { messages: toMessages(docs), next: docs.length < count || !last ? null : placeOf(last) };
}

/**
 * Creates a message under an id that its sender has chosen, so that sending it again cannot make two. Resolves when the
 * server has taken it, however long that is; rejects when the rules refuse it.
 */
export async function createMessage(id: string, fields: Message): Promise<void> {
  await setDoc(doc(await room(), id), { ...fields, createdAt: serverTimestamp() });
}

/** Whether the server holds a message of this id by this author; rejects without a connection. */
export async function isStored(id: string, authorId: string): Promise<boolean> {
  const found = await getDocFromServer(doc(await room(), id));
  return found.exists() && found.get('userId') === authorId;
}

/** Takes a message out of the room; resolves when the server has, rejects when the rules refuse it. */
export async function deleteMessage(id: string): Promise<void> {
  await deleteDoc(doc(await room(), id));
}

function toMessages(newestFirst: QueryDocumentSnapshot[]): StoredMessage[] {
  return newestFirst.flatMap(toMessage).reverse();
}

function toMessage(snapshot: QueryDocumentSnapshot): StoredMessage[] {
  const data = snapshot.data();
  const parsed = v.safeParse(message, data);
  const createdAt: unknown = data['createdAt'];
  if (!parsed.success || !(createdAt instanceof Timestamp)) return [];
  return [{ ...parsed.output, id: snapshot.id, createdAt: toMilliseconds(createdAt) }];
}

function placeOf(snapshot: QueryDocumentSnapshot): Place | null {
  const createdAt: unknown = snapshot.get('createdAt');
  return createdAt instanceof Timestamp ? { createdAt: toMilliseconds(createdAt), id: snapshot.id } : null;
}

/** Firestore keeps microseconds, which a double holds as a fraction of a millisecond until long after 2200. */
function toMilliseconds({ seconds, nanoseconds }: Timestamp): number {
  return seconds * 1_000 + nanoseconds / 1_000_000;
}

function toTimestamp(milliseconds: number): Timestamp {
  const seconds = Math.floor(milliseconds / 1_000);
  return new Timestamp(seconds, Math.round((milliseconds - seconds * 1_000) * 1_000) * 1_000);
}
