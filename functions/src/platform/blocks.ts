import type { StoredBlocks } from '@knack/contract/blocks';
import { blocks } from './collections.ts';
import type { Firestore } from './firestore.ts';

export type BlockedMember = StoredBlocks['members'][number];

/** Whom somebody has blocked, in the order in which they did; `LIMITS.blocks` at the most. One read. */
export async function blockedMembers(db: Firestore, uid: string): Promise<readonly BlockedMember[]> {
  return (await blocks(db).doc(uid).get()).data()?.members ?? [];
}

/** Their uids. One read. */
export async function blockedUids(db: Firestore, uid: string): Promise<ReadonlySet<string>> {
  return new Set((await blockedMembers(db, uid)).map((member) => member.uid));
}

/** Their usernames. One read. */
export async function blockedNames(db: Firestore, uid: string): Promise<ReadonlySet<string>> {
  return new Set((await blockedMembers(db, uid)).map(({ username }) => username));
}
