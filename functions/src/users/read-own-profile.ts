import type { OwnUser } from '@knack/contract/users';
import type { Caller } from '../platform/accounts.ts';
import { findUser, usernameOf } from '../platform/members.ts';
import type { Platform } from '../platform/platform.ts';
import { Refusal } from '../platform/refusal.ts';
import { toOwnUser } from './views.ts';

/**
 * The caller's own profile. Where the token lacks the claim, the account is given it again (it may have missed it
 * by a crash), so that a fresh token has it. Throws the Refusal `not-found` before a profile exists.
 */
export async function readOwnProfile(platform: Platform, caller: Caller): Promise<OwnUser> {
  const username = await usernameOf(platform.db, caller);
  const stored = username === null ? null : await findUser(platform.db, username);
  if (stored === null) throw new Refusal('not-found', 'You have no profile yet.');
  if (caller.username === null) {
    const account = await platform.accounts.find(caller.uid);
    if (account.claims['username'] !== stored.username) {
      await platform.accounts.recognise(account, stored.username, stored.img_url);
    }
  }
  return toOwnUser(stored);
}
