import type { DeletionProgress } from '@knack/contract/account';
import { isUsername } from '@knack/contract/usernames';
import type { Caller } from '../platform/accounts.ts';
import { findLeaver, findLeavers, forgetLeaver, markLeaver, type Leaver } from '../platform/deletions.ts';
import { usernameOf } from '../platform/members.ts';
import type { Platform } from '../platform/platform.ts';
import { Refusal, notFound } from '../platform/refusal.ts';
import { close, profileExists, sweep } from './deletion.repository.ts';
import { PERSONAL_DATA } from './personal-data.ts';

const SWEPT = PERSONAL_DATA.filter(({ onDeletion }) => onDeletion !== 'close');

/** The mark, each kind of document, the profile, the sign-in account. */
const STEPS = SWEPT.length + 3;

/** Others may write about the person so many times between the last look and the end. */
const MAX_ROUNDS = 20;

/**
 * Deletes the caller's account with everything that is stored about them (`PERSONAL_DATA`); `typed` is the username as
 * they typed it. It stops when `milliseconds` are over and answers how far it has come: called again, whether after that
 * or after a failure, it goes on. From the first call on nothing can be written with the account, and the last thing to
 * go is the account, so that its owner can call again until everything else is gone.
 *
 * Throws the Refusals `invalid-input` where what was typed is not the name, `not-found` without such a member, else
 * `not-yours` for somebody else and `profile-required` for a caller without a profile.
 */
export async function deleteAccount(
  platform: Platform,
  caller: Caller,
  name: string,
  typed: string,
  milliseconds: number,
): Promise<DeletionProgress> {
  if (!isUsername(name)) throw notFound('member');
  const username = name.toLowerCase();
  const begun = await findLeaver(platform.db, caller.uid);
  const leaver = begun ?? (await newLeaver(platform, caller, username));
  if (leaver.username !== username) throw notYours();
  if (leaver.username !== typed) {
    throw new Refusal('invalid-input', 'Type your username to delete your account.', {
      errors: [{ field: 'username', message: 'Must be your username.' }],
    });
  }
  await markLeaver(platform.db, leaver, platform.now);
  return goOn(platform, leaver, platform.now() + milliseconds);
}

/**
 * Finishes deletions that somebody began and did not come back to, such as one whose sign-in account went and whose
 * answer got lost: `limit` of them at the most, until `milliseconds` are over. Answers how many it finished.
 */
export async function finishDeletions(
  platform: Platform,
  { limit, milliseconds }: { readonly limit: number; readonly milliseconds: number },
): Promise<number> {
  const until = platform.now() + milliseconds;
  let finished = 0;
  for (const leaver of await findLeavers(platform.db, limit)) {
    if (platform.now() >= until) break;
    if ((await goOn(platform, leaver, until)).finished) finished += 1;
  }
  return finished;
}

function notYours(): Refusal {
  return new Refusal('not-yours', 'Only your own account is yours to delete.');
}

async function newLeaver({ db }: Platform, caller: Caller, username: string): Promise<Leaver> {
  if (!(await profileExists(db, username))) throw notFound('member');
  const own = await usernameOf(db, caller);
  if (own === null) throw new Refusal('profile-required', 'You have no profile to delete.');
  return { uid: caller.uid, username: own };
}

async function goOn(platform: Platform, leaver: Leaver, until: number): Promise<DeletionProgress> {
  const { db, accounts, now } = platform;
  const reached = (done: number) => ({ finished: done === STEPS, done, steps: STEPS });
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    for (const [index, data] of SWEPT.entries()) {
      for (let found = Infinity; found > 0;) {
        if (now() >= until) return reached(1 + index);
        found = await sweep(db, data, leaver);
      }
    }
    if (await close(db, leaver)) {
      await accounts.remove(leaver.uid);
      await forgetLeaver(db, leaver.uid, now);
      return reached(STEPS);
    }
  }
  return reached(STEPS - 2);
}
