import type { User } from '@knack/contract/users';
import { findUser } from '../platform/members.ts';
import type { Platform } from '../platform/platform.ts';
import { notFound } from '../platform/refusal.ts';
import { usernameFromPath } from '../platform/username-from-path.ts';
import { toUser } from './views.ts';

/** A member as everybody sees them, by username in any case. Throws the Refusal `not-found`. */
export async function readProfile({ db }: Platform, name: string): Promise<User> {
  const stored = await findUser(db, usernameFromPath(name));
  if (stored === null) throw notFound('member');
  return toUser(stored);
}
