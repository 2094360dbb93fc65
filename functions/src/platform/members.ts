import type { Caller } from './accounts.ts';
import { accounts } from './collections.ts';
import type { Firestore } from './firestore.ts';

/** Somebody signed in who has a profile. */
export interface Member {
  readonly uid: string;
  readonly username: string;
}

/** The username of an account's profile, looked up by its uid; null without a profile. One read. */
export async function findUsername(db: Firestore, uid: string): Promise<string | null> {
  const account = await accounts(db).doc(uid).get();
  return account.data()?.username ?? null;
}

/** The caller's username: by the token's claim, else by a look-up (a token may be older than its owner's profile). */
export async function usernameOf(db: Firestore, caller: Caller): Promise<string | null> {
  return caller.username ?? (await findUsername(db, caller.uid));
}
