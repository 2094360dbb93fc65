import type { ProfileChange, User } from '@knack/contract/users';
import type { Caller } from '../platform/accounts.ts';
import { findUser, usernameOf } from '../platform/members.ts';
import type { Platform } from '../platform/platform.ts';
import { Refusal, notFound } from '../platform/refusal.ts';
import { usernameFromPath } from '../platform/username-from-path.ts';
import { updateUser } from './users.repository.ts';
import { toUser } from './views.ts';

/**
 * Changes the caller's own profile. Throws the Refusal `not-found` without such a member, else `not-yours` for
 * somebody else's profile, `profile-required` for a caller who has none and `being-deleted`.
 */
export async function changeProfile(
  platform: Platform,
  caller: Caller,
  name: string,
  change: ProfileChange,
): Promise<User> {
  const username = usernameFromPath(name);
  const own = await usernameOf(platform.db, caller);
  if (own !== username) {
    if ((await findUser(platform.db, username)) === null) throw notFound('member');
    if (own === null)
      throw new Refusal('profile-required', 'Create your profile first, then you can edit it.');
    throw new Refusal('not-yours', 'Only your own profile is yours to change.');
  }
  const changed = await updateUser(platform, { uid: caller.uid, username }, change);
  if (changed === null) throw notFound('member');
  return toUser(changed);
}
