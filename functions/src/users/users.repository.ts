import type { Skill } from '@knack/contract/skills';
import { swapPair } from '@knack/contract/swaps';
import { storedUser, user, type ProfileChange, type StoredUser, type User } from '@knack/contract/users';
import { backOff, isoTime } from '../platform/clock.ts';
import { accounts, users } from '../platform/collections.ts';
import { isMissing, isOvertaken } from '../platform/failures.ts';
import { Timestamp, type Firestore, type Query } from '../platform/firestore.ts';
import { commitOnce, type Answer, type Attempt } from '../platform/idempotency.ts';
import type { Member } from '../platform/members.ts';
import { newestFirst, readPage, type Page, type PageRequest } from '../platform/pages.ts';
import type { Platform } from '../platform/platform.ts';
import { leavingOut } from '../platform/projection.ts';
import { commitCounted } from '../platform/quotas.ts';
import { unavailable } from '../platform/refusal.ts';
import { derivedUserFields } from './derived-fields.ts';
import { toUser } from './views.ts';

const withoutTokens = leavingOut(storedUser, 'words', 'swaps');

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

/** What a query can ask for of members: a token of search, what they teach, what they want. */
export interface UserFilters {
  readonly word?: string | undefined;
  readonly teaches?: Skill | undefined;
  readonly wants?: Skill | undefined;
}

/**
 * A page of the members that fit, newest first. Firestore looks into one list of a document at a time: into `words`
 * where a word is asked for, which is the most telling, else into `swaps` where both skills are; `fits` has to hold
 * the rest.
 */
export function findUsers(
  db: Firestore,
  { word, teaches, wants }: UserFilters,
  page: PageRequest,
  fits: (user: StoredUser) => boolean,
): Promise<Page<StoredUser>> {
  let query: Query<StoredUser> = users(db);
  if (word !== undefined) query = query.where('words', 'array-contains', word);
  else if (teaches && wants) query = query.where('swaps', 'array-contains', swapPair(teaches, wants));
  else if (teaches) query = query.where('skills', 'array-contains', teaches);
  else if (wants) query = query.where('interests', 'array-contains', wants);
  return readPage(withoutTokens(newestFirst(query)), page, fits);
}

// The most values that Firestore compares with in one query.
const MOST_DISJUNCTIONS = 30;

/** The newest members, `limit` at the most, whose list `field` holds any of `values`; reads no more of each query. */
export async function findNewestWithAny(
  db: Firestore,
  field: 'swaps' | 'skills' | 'interests',
  values: readonly string[],
  limit: number,
): Promise<StoredUser[]> {
  const parts = Array.from({ length: Math.ceil(values.length / MOST_DISJUNCTIONS) }, (_, index) =>
    values.slice(index * MOST_DISJUNCTIONS, (index + 1) * MOST_DISJUNCTIONS),
  );
  const pages = await Promise.all(
    parts.map((part) =>
      withoutTokens(newestFirst(users(db).where(field, 'array-contains-any', part)))
        .limit(limit)
        .get(),
    ),
  );
  const found = new Map(
    pages.flatMap(({ docs }) => docs.map((document) => [document.id, document.data()] as const)),
  );
  const newest = [...found.values()].sort((one, other) => (one.createdAt < other.createdAt ? 1 : -1));
  return newest.slice(0, limit);
}

// The owner's other tabs and everybody's reviews write to the same document.
const MAX_TRIES = 30;

/**
 * Changes what `change` holds of the profile of `uid`, what follows from it (`derivedUserFields`) and nothing else,
 * counted; answers the member as changed, or null without such a member. Throws the Refusals `being-deleted`, and
 * `unavailable` when rivals do not let it through.
 */
export async function updateUser(
  platform: Platform,
  { uid, username }: Member,
  change: ProfileChange,
): Promise<StoredUser | null> {
  const { db, now } = platform;
  const document = users(db).doc(username);
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const snapshot = await document.get();
    const before = snapshot.data();
    if (before === undefined || snapshot.updateTime === undefined) return null;
    const { bio = before.bio, skills = before.skills, interests = before.interests } = change;
    const { showEmail = before.showEmail, mutedNotifications = before.mutedNotifications } = change;
    const described = { bio, skills, interests, showEmail, mutedNotifications };
    const written = { ...described, ...derivedUserFields({ ...before, ...described }) };
    const time = now();
    try {
      const update = { ...written, updatedAt: Timestamp.fromMillis(time) };
      const unchanged = { lastUpdateTime: snapshot.updateTime };
      await commitCounted(platform, uid, 'profileEdits', (batch) =>
        batch.update(document, update, unchanged),
      );
      return { ...before, ...written, updatedAt: isoTime(time) };
    } catch (error) {
      if (!isOvertaken(error) && !isMissing(error)) throw error;
    }
    await backOff(tries);
  }
  throw unavailable(new Error('Too many rivals for one profile'));
}
