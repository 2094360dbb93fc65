import type { StoredUser } from '@knack/contract/users';
import type { Caller } from '../platform/accounts.ts';
import { users } from '../platform/collections.ts';
import { usernameOf } from '../platform/members.ts';
import type { Platform } from '../platform/platform.ts';
import { Refusal } from '../platform/refusal.ts';

/** The caller as stored; one read with a token that carries the claim. Throws the Refusal `profile-required`. */
export async function findOwnMember({ db }: Platform, caller: Caller): Promise<StoredUser> {
  const username = await usernameOf(db, caller);
  const stored = username === null ? undefined : (await users(db).doc(username).get()).data();
  if (stored === undefined)
    throw new Refusal('profile-required', 'Create your profile first, then try again.');
  return stored;
}
