import * as v from 'valibot';
import { onStoredElsewhere, readStoredJson, writeStored } from '../../../lib/storage.ts';

/** Why a message did not go out. */
const failure = v.picklist(['refused', 'signed-out', 'too-fast', 'broken']);

export type SendFailure = v.InferOutput<typeof failure>;

const outgoing = v.object({
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  text: v.string(),
  /** By this device's clock, in milliseconds. */
  writtenAt: v.number(),
  state: v.picklist(['waiting', 'sending', 'sent', 'failed']),
  /** Set where the state is `failed`. */
  failure: v.nullable(failure),
});

/** A message on its way from this browser. */
export type OutgoingMessage = v.InferOutput<typeof outgoing>;

const storedOutbox = v.object({
  messages: v.array(outgoing),
  /** When the server took the latest ones (`pacing.ts`). */
  accepted: v.array(v.number()),
});

export type StoredOutbox = v.InferOutput<typeof storedOutbox>;

const storageKey = (userId: string) => `knack.outbox.${userId}`;

/** What a member has not got through yet from this browser; nothing where it is not what this app stores. */
export function readOutbox(userId: string): StoredOutbox {
  const parsed = v.safeParse(storedOutbox, readStoredJson(storageKey(userId)));
  return parsed.success ? parsed.output : { messages: [], accepted: [] };
}

/**
 * Keeps what has not gone through, for a reload and for this member's other tabs. Answers whether it was kept: storage
 * may be blocked or full.
 */
export function writeOutbox(userId: string, { messages, accepted }: StoredOutbox): boolean {
  const unsent = messages.filter(({ state }) => state !== 'sent');
  const isEmpty = unsent.length === 0 && accepted.length === 0;
  return writeStored(storageKey(userId), isEmpty ? null : JSON.stringify({ messages: unsent, accepted }));
}

/** Calls back when another tab has changed a member's outbox; returns how to stop. */
export function onOutboxElsewhere(userId: string, changed: () => void): () => void {
  return onStoredElsewhere(storageKey(userId), changed);
}
