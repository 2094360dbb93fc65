import type { NewUser } from '@knack/contract/new-user';
import { isGooglePhoto, PLACEHOLDER_AVATAR } from '@knack/contract/photos';
import type { StoredUser, User } from '@knack/contract/users';
import type { Account, Caller } from '../platform/accounts.ts';
import { isoTime } from '../platform/clock.ts';
import { isAlreadyThere } from '../platform/failures.ts';
import type { Answer, Attempt } from '../platform/idempotency.ts';
import { findUser, findUsername } from '../platform/members.ts';
import type { Platform } from '../platform/platform.ts';
import { Refusal } from '../platform/refusal.ts';
import { derivedUserFields } from './derived-fields.ts';
import { insertUser } from './users.repository.ts';

/**
 * Makes somebody signed in a member, in the store and then on their account. A crash between the two is healed by
 * whichever comes next: this again, with or without the same key, or reading one's own profile. Throws the
 * Refusals `profile-exists` and `username-taken`.
 */
export async function createProfile(
  platform: Platform,
  caller: Caller,
  profile: NewUser,
  attempt: Attempt,
): Promise<Answer<User>> {
  const account = await platform.accounts.find(caller.uid);
  const stored = newMember(account, profile, isoTime(platform.now()));
  try {
    const answer = await insertUser(platform, stored, attempt);
    await recognise(platform, account, answer.body);
    return answer;
  } catch (error) {
    if (!isAlreadyThere(error)) throw error;
  }
  throw await explainConflict(platform, account);
}

async function explainConflict(platform: Platform, account: Account): Promise<Refusal> {
  const username = await findUsername(platform.db, account.uid);
  if (username === null)
    return new Refusal('username-taken', 'This username is taken; please choose another.');
  const own = await findUser(platform.db, username);
  if (own !== null) await recognise(platform, account, own);
  return new Refusal('profile-exists', 'You already have a profile, and one is all that everybody has.');
}

async function recognise(
  platform: Platform,
  account: Account,
  { username, img_url }: Pick<User, 'username' | 'img_url'>,
): Promise<void> {
  if (account.claims['username'] !== username) await platform.accounts.recognise(account, username, img_url);
}

function newMember({ uid, email, photo }: Account, profile: NewUser, createdAt: string): StoredUser {
  return {
    ...profile,
    id: profile.username,
    uid,
    email,
    img_url: photo !== null && isGooglePhoto(photo) ? photo : PLACEHOLDER_AVATAR,
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
    ...derivedUserFields(profile),
  };
}
