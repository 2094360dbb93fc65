import { blocks } from './collections.ts';
import type { Firestore } from './firestore.ts';

/** The uids of those whom somebody has blocked, `LIMITS.blocks` at the most. One read. */
export async function blockedUids(db: Firestore, uid: string): Promise<ReadonlySet<string>> {
  return new Set((await blocks(db).doc(uid).get()).data()?.uids);
}

/** The same by their usernames. One read. */
export async function blockedNames(db: Firestore, uid: string): Promise<ReadonlySet<string>> {
  const members = (await blocks(db).doc(uid).get()).data()?.members ?? [];
  return new Set(members.map(({ username }) => username));
}
