import { LIMITS } from '@knack/contract/limits';
import type { Match, Matches, ThreeWaySwap } from '@knack/contract/matches';
import { SKILLS, type Skill } from '@knack/contract/skills';
import { exchangeBetween, isSwap, swapPair, swapsWith } from '@knack/contract/swaps';
import type { StoredUser } from '@knack/contract/users';
import type { Caller } from '../platform/accounts.ts';
import { blockedUids } from '../platform/blocks.ts';
import type { Firestore } from '../platform/firestore.ts';
import { findOwnUser } from '../platform/members.ts';
import type { Platform } from '../platform/platform.ts';
import { findNewestWithAny } from './users.repository.ts';
import { toListedUser } from './views.ts';

const { ofKind, threeWay: mostThreeWay } = LIMITS.matches;
// Among whom the queries find the caller may be, and in the last two those who are in the first already.
const MUTUAL_READ = ofKind + 1;
const ONE_WAY_READ = 2 * ofKind + 1;
const LINK_READ = 2;

/**
 * Whom the caller could swap with, and why: with one other; where that is nobody, with two others in a ring; and who
 * teaches what they want, or wants what they teach. The caller is never among them, nor is whom they have blocked.
 * Reads 66 documents at the most, however many members there are (docs/decisions/0070). Throws the Refusal
 * `profile-required` for a caller without a profile.
 */
export async function findMatches({ db }: Platform, caller: Caller): Promise<Matches> {
  const own = await findOwnUser(db, caller);
  const [blocked, swappers, teachers, learners] = await Promise.all([
    blockedUids(db, own.uid),
    findNewestWithAny(db, 'swaps', swapsWith(own), MUTUAL_READ),
    findNewestWithAny(db, 'skills', own.interests, ONE_WAY_READ),
    findNewestWithAny(db, 'interests', own.skills, ONE_WAY_READ),
  ]);
  const others = (found: StoredUser[]) => found.filter(({ uid }) => uid !== own.uid && !blocked.has(uid));
  const mutual = others(swappers);
  const oneWay = (found: StoredUser[]) =>
    others(found)
      .map((user) => toMatch(own, user))
      .filter((match) => !isSwap(match))
      .slice(0, ofKind);

  return {
    mutual: mutual.slice(0, ofKind).map((user) => toMatch(own, user)),
    threeWay: mutual.length > 0 ? [] : await findThreeWay(db, own, others),
    teachers: oneWay(teachers),
    learners: oneWay(learners),
  };
}

function toMatch(own: StoredUser, user: StoredUser): Match {
  return { user: toListedUser(user), ...exchangeBetween(own, user) };
}

/**
 * A ring of three for each skill that can pass between the other two; one skill after another is asked for, so a ring
 * is found wherever there is one. What the caller teaches or wants cannot be it: that would be a swap of two.
 */
async function findThreeWay(
  db: Firestore,
  own: StoredUser,
  others: (found: StoredUser[]) => StoredUser[],
): Promise<ThreeWaySwap[]> {
  if (own.skills.length === 0 || own.interests.length === 0) return [];
  const between = SKILLS.filter((skill) => !own.skills.includes(skill) && !own.interests.includes(skill));
  const rings = await Promise.all(between.map((skill) => findRing(db, own, skill, others)));
  return rings.filter((ring) => ring !== null).slice(0, mostThreeWay);
}

async function findRing(
  db: Firestore,
  own: StoredUser,
  between: Skill,
  others: (found: StoredUser[]) => StoredUser[],
): Promise<ThreeWaySwap | null> {
  const taught = own.interests.map((wish) => swapPair(wish, between));
  const learnt = own.skills.map((skill) => swapPair(between, skill));
  const [[teacher], [learner]] = await Promise.all([
    findNewestWithAny(db, 'swaps', taught, LINK_READ).then(others),
    findNewestWithAny(db, 'swaps', learnt, LINK_READ).then(others),
  ]);
  if (!teacher || !learner) return null;
  const teachesYou = teacher.skills.find((skill) => own.interests.includes(skill));
  const learnsFromYou = learner.interests.find((skill) => own.skills.includes(skill));
  if (!teachesYou || !learnsFromYou) return null;
  return {
    teacher: toListedUser(teacher),
    learner: toListedUser(learner),
    teachesYou,
    between,
    learnsFromYou,
  };
}
