import { user, type ProfileChange, type StoredUser, type User } from '@knack/contract/users';
import { accounts, users } from '../platform/collections.ts';
import { isMissing } from '../platform/failures.ts';
import { Timestamp, type Firestore } from '../platform/firestore.ts';
import { commitOnce, type Answer, type Attempt } from '../platform/idempotency.ts';
import type { Member } from '../platform/members.ts';
import type { Platform } from '../platform/platform.ts';
import { commitCounted } from '../platform/quotas.ts';
import { toUser } from './views.ts';

/** The member of a username, or null. */
export async function findUser(db: Firestore, username: string): Promise<StoredUser | null> {
  return (await users(db).doc(username).get()).data() ?? null;
}

/**
 * Stores a new profile and ties it to its account, both or neither, once for each attempt. Fails with Firestore's
 * ALREADY_EXISTS where the username is taken or the account has a profile: both are only created, never read.
 */
export function insertUser(platform: Platform, stored: StoredUser, attempt: Attempt): Promise<Answer<User>> {
  const { uid, username, createdAt } = stored;
  return commitOnce(platform, attempt, {
    schema: user,
    answer: { status: 201, body: toUser(stored) },
    write: (batch) =>
      batch
        .create(accounts(platform.db).doc(uid), { username, createdAt })
        .create(users(platform.db).doc(username), stored),
  });
}

/**
 * Changes what `change` holds of the profile of `uid` and nothing else, counted; answers the member as changed, or null
 * without such a member. Throws the Refusal `being-deleted`.
 */
export async function updateUser(
  platform: Platform,
  { uid, username }: Member,
  change: ProfileChange,
): Promise<StoredUser | null> {
  const { db, now } = platform;
  const document = users(db).doc(username);
  try {
    await commitCounted(platform, uid, 'profileEdits', (batch) =>
      batch.update(document, { ...change, updatedAt: Timestamp.fromMillis(now()) }),
    );
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
  return findUser(db, username);
}
