import type { StoredUser, User } from '@knack/contract/users';
import { users } from '../../../functions/src/platform/collections.ts';
import { toListedUser } from '../../../functions/src/users/views.ts';
import { db } from './store.ts';

/** Stores members past the API; answers them as lists show them. */
export async function storeMembers(...members: StoredUser[]): Promise<User[]> {
  for (let start = 0; start < members.length; start += 400) {
    const batch = db.batch();
    for (const member of members.slice(start, start + 400)) batch.set(users(db).doc(member.id), member);
    await batch.commit();
  }
  return members.map(toListedUser);
}
