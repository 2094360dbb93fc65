import type { StoredUser } from '@knack/contract/users';
import type { Caller } from './accounts.ts';
import { accounts, users } from './collections.ts';
import type { Firestore } from './firestore.ts';
import { Refusal } from './refusal.ts';

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

/** Somebody signed in asks for what only members do. */
export function profileRequired(): Refusal {
  return new Refusal('profile-required', 'Create your profile first, then try again.');
}

/** The member of a username as stored, or null. One read. */
export async function findUser(db: Firestore, username: string): Promise<StoredUser | null> {
  return (await users(db).doc(username).get()).data() ?? null;
}

/** The caller as stored; one read with a token that carries the claim. Throws the Refusal `profile-required`. */
export async function findOwnUser(db: Firestore, caller: Caller): Promise<StoredUser> {
  const username = await usernameOf(db, caller);
  const own = username === null ? null : await findUser(db, username);
  if (own === null) throw profileRequired();
  return own;
}
