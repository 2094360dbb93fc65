import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { Clock } from './clock.ts';
import { isoTime } from './clock.ts';
import { idempotencyKeys } from './collections.ts';
import { isAlreadyThere } from './failures.ts';
import type { Firestore, WriteBatch } from './firestore.ts';
import { Refusal } from './refusal.ts';

const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/** One sending of a POST: whose, where to, its `Idempotency-Key` if it has one, and what it asks for. */
export interface Attempt {
  readonly uid: string;
  readonly route: string;
  readonly key: string | null;
  readonly request: unknown;
}

/** What a POST answers. */
export interface Answer<Body> {
  readonly status: number;
  readonly body: Body;
}

/** What is to be committed, and the answer once it is. */
export interface Creation<Schema extends v.GenericSchema> {
  readonly schema: Schema;
  readonly answer: Answer<v.InferOutput<Schema>>;
  readonly write: (batch: WriteBatch) => void;
}

const sha256 = (...parts: unknown[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

/**
 * Commits `write` and, if the attempt has a key, the answer under that key, both or neither. Whoever repeats an
 * attempt, however parallel, writes nothing and gets the first answer; nothing is read before. Throws the Refusal
 * `idempotency-key-reused` for another request under the key, and Firestore's own error when `write` fails.
 */
export async function commitOnce<Schema extends v.GenericSchema>(
  { db, now }: { readonly db: Firestore; readonly now: Clock },
  { uid, route, key, request }: Attempt,
  { schema, answer, write }: Creation<Schema>,
): Promise<Answer<v.InferOutput<Schema>>> {
  const batch = db.batch();
  if (key === null) {
    write(batch);
    await batch.commit();
    return answer;
  }

  const document = idempotencyKeys(db).doc(sha256(uid, route, key));
  const requestHash = sha256(request);
  const time = now();
  batch.create(document, {
    uid,
    requestHash,
    status: answer.status,
    body: JSON.stringify(answer.body),
    createdAt: isoTime(time),
    expireAt: isoTime(time + KEPT_MS),
  });
  write(batch);
  try {
    await batch.commit();
    return answer;
  } catch (error) {
    const first = isAlreadyThere(error) ? (await document.get()).data() : undefined;
    if (first === undefined) throw error;
    if (first.requestHash !== requestHash) {
      throw new Refusal('idempotency-key-reused', 'Use a new Idempotency-Key for a new request.');
    }
    return { status: first.status, body: v.parse(schema, JSON.parse(first.body)) };
  }
}
