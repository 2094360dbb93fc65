import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { isoTime } from './clock.ts';
import { idempotencyKeys } from './collections.ts';
import { commitUnlessDeleted } from './deletions.ts';
import { isAlreadyThere } from './failures.ts';
import type { Firestore, WriteBatch } from './firestore.ts';
import { commitCounted, isUsedUp, type Counted, type QuotaKind } from './quotas.ts';
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
export interface Commitment<Body> {
  readonly answer: Answer<Body>;
  readonly write: (batch: WriteBatch) => void;
}

/** A commitment and what is to be known of it. */
interface Creation<Schema extends v.GenericSchema> extends Commitment<v.InferOutput<Schema>> {
  readonly schema: Schema;
  /** What of the person's day this counts as; not counted where it is absent. */
  readonly quota?: QuotaKind;
  /**
   * Of what is counted: what to commit instead where the store refuses, by what is found there now; null where that is
   * as it was taken to be.
   */
  readonly instead?: () => Promise<Commitment<v.InferOutput<Schema>> | null>;
  /** The usernames of others whom the answer names: it goes when the account of one of them is deleted. */
  readonly about?: readonly string[];
}

const sha256 = (...parts: unknown[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

/**
 * Commits `write`, its count and, if the attempt has a key, the answer under that key, all or nothing. Whoever repeats
 * an attempt, however parallel, writes nothing and gets the first answer, even once the day's share is used; nothing
 * is read before. Throws the Refusals `idempotency-key-reused` for another request under the key, `quota-used-up` and,
 * where the person's account is being deleted, `being-deleted`, and Firestore's own error when `write` fails and there
 * is nothing to commit `instead`. `write` may be called more than once.
 */
export async function commitOnce<Schema extends v.GenericSchema>(
  counted: Counted,
  attempt: Attempt,
  { schema, quota, instead, about = [], ...first }: Creation<Schema>,
): Promise<Answer<v.InferOutput<Schema>>> {
  const { uid, route, key, request } = attempt;
  const { db, now } = counted;
  let { answer, write }: Commitment<v.InferOutput<Schema>> = first;
  const adapt = async (): Promise<boolean> => {
    const other = await instead?.();
    if (!other) return false;
    ({ answer, write } = other);
    return true;
  };
  const time = now();
  const all = (batch: WriteBatch): void => {
    if (key !== null) {
      batch.create(idempotencyKeys(db).doc(sha256(uid, route, key)), {
        uid,
        requestHash: sha256(request),
        status: answer.status,
        body: JSON.stringify(answer.body),
        about: [...about],
        createdAt: isoTime(time),
        expireAt: isoTime(time + KEPT_MS),
      });
    }
    write(batch);
  };
  try {
    if (quota === undefined) await commitUnlessDeleted(db, uid, all);
    else await commitCounted(counted, uid, quota, all, adapt);
    return answer;
  } catch (error) {
    const isRepeated = isAlreadyThere(error) || isUsedUp(error);
    const answered = isRepeated ? await firstAnswer(db, attempt, schema) : null;
    if (answered === null) throw error;
    return answered;
  }
}

/**
 * What the same attempt was answered before, or null; for what has to look at the store before it can write. Throws the
 * Refusal `idempotency-key-reused` for another request under the key. One read, none without a key.
 */
export async function firstAnswer<Schema extends v.GenericSchema>(
  db: Firestore,
  { uid, route, key, request }: Attempt,
  schema: Schema,
): Promise<Answer<v.InferOutput<Schema>> | null> {
  if (key === null) return null;
  const first = (
    await idempotencyKeys(db)
      .doc(sha256(uid, route, key))
      .get()
  ).data();
  if (first === undefined) return null;
  if (first.requestHash !== sha256(request)) {
    throw new Refusal('idempotency-key-reused', 'Use a new Idempotency-Key for a new request.');
  }
  return { status: first.status, body: v.parse(schema, JSON.parse(first.body)) };
}
