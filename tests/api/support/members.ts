import type { StoredUser, User } from '@knack/contract/users';
import { users } from '../../../functions/src/platform/collections.ts';
import { derivedUserFields } from '../../../functions/src/users/derived-fields.ts';
import { toListedUser } from '../../../functions/src/users/views.ts';
import { db } from './store.ts';

type Given = Partial<Pick<StoredUser, 'skills' | 'interests' | 'bio' | 'uid' | 'createdAt' | 'words'>>;

let minute = 0;

/** A stored member who is `given`, each a minute newer than the one before. */
export function aMember(username: string, given: Given = {}): StoredUser {
  minute += 1;
  const createdAt = new Date(Date.UTC(2026, 0, 5, 9, minute)).toISOString();
  const described = { username, skills: [], interests: [], bio: '', ...given };
  return {
    id: username,
    uid: `uid-of-${username}`,
    email: `${username}@knack.example`,
    showEmail: true,
    img_url: '/avatar.svg',
    token: null,
    ratingCount: 0,
    ratingSum: 0,
    skillRatings: {},
    mutedNotifications: [],
    notificationsVersion: 0,
    notificationsReadUpTo: null,
    articlesToldUpTo: null,
    createdAt,
    updatedAt: createdAt,
    ...derivedUserFields(described),
    ...described,
  };
}

/** Stores members past the API; answers them as lists show them. */
export async function storeMembers(...members: StoredUser[]): Promise<User[]> {
  for (let start = 0; start < members.length; start += 400) {
    const batch = db.batch();
    for (const member of members.slice(start, start + 400)) batch.set(users(db).doc(member.id), member);
    await batch.commit();
  }
  return members.map(toListedUser);
}
