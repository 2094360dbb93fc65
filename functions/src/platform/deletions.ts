import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { Clock } from './clock.ts';
import { isAlreadyThere, isOvertaken } from './failures.ts';
import { Timestamp, type Firestore, type WriteBatch, type WriteResult } from './firestore.ts';
import { Refusal } from './refusal.ts';

/** Somebody whose account is being deleted. */
export interface Leaver {
  readonly uid: string;
  readonly username: string;
}

const leaver = v.object({ uid: v.string(), username: v.string() });

// Longer than the hour for which a token that was issued before is good.
const KEPT_MS = 24 * 60 * 60 * 1000;

// A mark outlives the person it stands for, so its id must not be theirs.
const markOf = (db: Firestore, uid: string) =>
  db.collection('deletions').doc(createHash('sha256').update(uid).digest('base64url'));

/** Throws the Refusal `being-deleted` where the deletion of `uid` has begun, or has ended within the last day. One read. */
export async function refuseDeleted(db: Firestore, uid: string): Promise<void> {
  if (!(await isDeleted(db, uid))) return;
  throw new Refusal('being-deleted', 'This account is being deleted, so nothing can be written with it.');
}

/** Makes a commit fail, with ALREADY_EXISTS or FAILED_PRECONDITION, where the deletion of `uid` has begun or ended. */
export function unlessDeleted(batch: WriteBatch, db: Firestore, uid: string): WriteBatch {
  return batch.delete(markOf(db, uid), { exists: false });
}

/**
 * Commits `write`, all or nothing, unless the deletion of the account `uid` has begun or ended: then it throws the Refusal
 * `being-deleted`. Whatever creates something of a person's goes through here. Costs no read but where the
 * commit fails.
 */
export async function commitUnlessDeleted(
  db: Firestore,
  uid: string,
  write: (batch: WriteBatch) => unknown,
): Promise<WriteResult[]> {
  const batch = unlessDeleted(db.batch(), db, uid);
  write(batch);
  try {
    return await batch.commit();
  } catch (error) {
    // Which of the two the store answers is not promised.
    if (isAlreadyThere(error) || isOvertaken(error)) await refuseDeleted(db, uid);
    throw error;
  }
}

/** Whether the deletion of an account has begun, or has ended within the last day. One read. */
export async function isDeleted(db: Firestore, uid: string): Promise<boolean> {
  return (await markOf(db, uid).get()).exists;
}

/** Begins a deletion: from here on nothing is created for this account. Once begun it stays as it is. */
export async function markLeaver(db: Firestore, { uid, username }: Leaver, now: Clock): Promise<void> {
  try {
    await markOf(db, uid).create({ uid, username, startedAt: Timestamp.fromMillis(now()) });
  } catch (error) {
    if (!isAlreadyThere(error)) throw error;
  }
}

/** Whoever's deletion under this uid has begun and not ended; null without one. */
export async function findLeaver(db: Firestore, uid: string): Promise<Leaver | null> {
  const mark = v.safeParse(leaver, (await markOf(db, uid).get()).data());
  return mark.success ? mark.output : null;
}

/** Those whose deletion has begun and not ended, the longest first; `limit` at the most. */
export async function findLeavers(db: Firestore, limit: number): Promise<Leaver[]> {
  const { docs } = await db.collection('deletions').orderBy('startedAt').limit(limit).get();
  return docs.map((mark) => v.parse(leaver, mark.data()));
}

/** Ends a deletion: what is left says nothing of whom it stands for, and goes by itself after a day. */
export async function forgetLeaver(db: Firestore, uid: string, now: Clock): Promise<void> {
  await markOf(db, uid).set({ expireAt: Timestamp.fromMillis(now() + KEPT_MS) });
}
