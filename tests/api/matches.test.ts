import type { Matches } from '@knack/contract/matches';
import { SKILLS } from '@knack/contract/skills';
import { exchangeBetween, isSwap } from '@knack/contract/swaps';
import type { StoredUser } from '@knack/contract/users';
import { afterEach, describe, expect, it } from 'vitest';
import { blocks } from '../../functions/src/platform/collections.ts';
import { connectPlatform } from '../../functions/src/platform/platform.ts';
import { findMatches } from '../../functions/src/users/find-matches.ts';
import { observeQueries } from '../rules/indexes/observed-queries.ts';
import { createAccount, createMember } from './support/accounts.ts';
import {
  expectJson,
  expectMethodNotAllowed,
  expectProblem,
  expectRefusedFields,
  expectUnauthenticated,
} from './support/expectations.ts';
import { aMember } from '../fixtures/members.ts';
import { storeMembers } from './support/members.ts';
import { api } from './support/server.ts';
import { db } from './support/store.ts';

const platform = connectPlatform(db);
const none: Matches = { mutual: [], threeWay: [], teachers: [], learners: [] };

const matchesOf = ({ uid, username }: StoredUser) => findMatches(platform, { uid, username });

const names = (found: { user: { username: string } }[]) => found.map(({ user }) => user.username);

const ada = () => aMember('ada', { skills: ['Math Teacher'], interests: ['Plumber', 'Personal Chef'] });
const bruno = () =>
  aMember('bruno', { skills: ['Plumber'], interests: ['Math Teacher', 'Website Developer'] });
const mei = () => aMember('mei', { skills: ['Personal Chef'], interests: ['Fashion Designer'] });
const odile = () => aMember('odile', { skills: ['Fashion Designer'], interests: ['Tour Guide'] });
const tomasz = () => aMember('tomasz', { skills: ['Tour Guide'], interests: ['Personal Chef'] });

it('a member hears with whom they could swap, and who goes one way, each with the reason', async () => {
  const caller = await createMember('ada', {
    skills: ['Math Teacher'],
    interests: ['Plumber', 'Personal Chef'],
  });
  const [swapper, cook, pupil] = await storeMembers(
    bruno(),
    mei(),
    aMember('salma', { interests: ['Math Teacher'] }),
    odile(),
  );
  expectJson(
    await api('GET', '/users/me/matches', { token: caller.token }),
    200,
    {
      mutual: [{ user: swapper, teachesYou: ['Plumber'], learnsFromYou: ['Math Teacher'] }],
      threeWay: [],
      teachers: [{ user: cook, teachesYou: ['Personal Chef'], learnsFromYou: [] }],
      learners: [{ user: pupil, teachesYou: [], learnsFromYou: ['Math Teacher'] }],
    },
    'caller',
  );
});

it('where nobody swaps with two, three do, and each of them is told so from their side', async () => {
  const three = [mei(), odile(), tomasz()];
  const shown = new Map((await storeMembers(...three)).map((user) => [user.username, user]));
  const rings = await Promise.all(
    three.map(async (own) => {
      const found = await matchesOf(own);
      expect(found.mutual).toEqual([]);
      return found.threeWay;
    }),
  );
  const ring = (teacher: string, learner: string, ...[teachesYou, between, learnsFromYou]: string[]) => [
    { teacher: shown.get(teacher), learner: shown.get(learner), teachesYou, between, learnsFromYou },
  ];
  expect(rings).toEqual([
    ring('odile', 'tomasz', 'Fashion Designer', 'Tour Guide', 'Personal Chef'),
    ring('tomasz', 'mei', 'Tour Guide', 'Personal Chef', 'Fashion Designer'),
    ring('mei', 'odile', 'Personal Chef', 'Fashion Designer', 'Tour Guide'),
  ]);
});

it('no swap of three is told where two could swap', async () => {
  const own = mei();
  await storeMembers(own, odile(), tomasz(), aMember('gus', { skills: [], interests: [] }));
  expect((await matchesOf(own)).threeWay).toHaveLength(1);
  await storeMembers(aMember('priya', { skills: ['Fashion Designer'], interests: ['Personal Chef'] }));
  const found = await matchesOf(own);
  expect([names(found.mutual), found.threeWay]).toEqual([['priya'], []]);
});

it('nobody is matched with themselves, nor a skill with itself', async () => {
  const own = aMember('own', {
    skills: ['Plumber', 'Tour Guide'],
    interests: ['Plumber', 'Tour Guide'],
  });
  await storeMembers(own);
  expect(await matchesOf(own)).toEqual(none);
  const same = aMember('same', { skills: ['Plumber'], interests: ['Plumber'] });
  await storeMembers(same);
  const found = await matchesOf(own);
  expect([names(found.mutual), names(found.teachers)]).toEqual([[], ['same']]);
});

it('somebody who says nothing of themselves has no matches, and somebody who only wants has teachers', async () => {
  const [silent, wishful] = [aMember('silent'), aMember('wishful', { interests: ['Plumber'] })];
  await storeMembers(silent, wishful, bruno());
  expect(await matchesOf(silent)).toEqual(none);
  const found = await matchesOf(wishful);
  expect({ ...found, teachers: names(found.teachers) }).toEqual({ ...none, teachers: ['bruno'] });
});

it('whom the caller has blocked is in none of the lists', async () => {
  const own = mei();
  const learner = aMember('priya', { skills: [], interests: ['Personal Chef'] });
  await storeMembers(own, odile(), tomasz(), learner);
  const before = await matchesOf(own);
  expect([before.threeWay.length, names(before.teachers)]).toEqual([1, ['odile']]);
  const odileUid = 'uid-of-odile';
  const createdAt = own.createdAt;
  await blocks(db)
    .doc(own.uid)
    .set({
      uid: own.uid,
      uids: [odileUid],
      members: [{ uid: odileUid, username: 'odile', createdAt }],
    });
  const found = await matchesOf(own);
  expect({ ...found, learners: names(found.learners) }).toEqual({ ...none, learners: ['tomasz', 'priya'] });
});

it('a swap of three is found with another, where the newest of those it takes was blocked', async () => {
  const own = mei();
  const older = aMember('older', { skills: ['Tour Guide'], interests: ['Personal Chef'] });
  await storeMembers(own, odile(), older, tomasz());
  const learners = async () => (await matchesOf(own)).threeWay.map(({ learner }) => learner.username);
  expect(await learners()).toEqual(['tomasz']);
  const uid = 'uid-of-tomasz';
  const { createdAt } = own;
  await blocks(db)
    .doc(own.uid)
    .set({ uid: own.uid, uids: [uid], members: [{ uid, username: 'tomasz', createdAt }] });
  expect(await learners()).toEqual(['older']);
});

it('the lists hold the six newest', async () => {
  const own = ada();
  const many = Array.from({ length: 9 }, (_, index) =>
    aMember(`bruno${index}`, { skills: ['Plumber'], interests: ['Math Teacher'] }),
  );
  await storeMembers(...many, own);
  expect(names((await matchesOf(own)).mutual)).toEqual([8, 7, 6, 5, 4, 3].map((index) => `bruno${index}`));
});

it('more swaps than one query compares are all asked for, and nobody is told twice', async () => {
  const own = aMember('own', { skills: [...SKILLS], interests: [...SKILLS] });
  const all = SKILLS.flatMap((teaches) =>
    SKILLS.filter((wants) => wants !== teaches).map((wants) => ({ skills: [teaches], interests: [wants] })),
  );
  await storeMembers(own);
  for (const index of [0, 29, 30, 41]) {
    const other = aMember(`one${index}`, all[index]);
    await storeMembers(other);
    expect(names((await matchesOf(own)).mutual)).toEqual([other.username]);
    await db.collection('users').doc(other.id).delete();
  }
  await storeMembers(aMember('both', { skills: [...SKILLS], interests: [...SKILLS] }));
  expect(names((await matchesOf(own)).mutual)).toEqual(['both']);
});

it('matches are for members', async () => {
  expectUnauthenticated(await api('GET', '/users/me/matches'));
  const { token } = await createAccount();
  const answer = await api('GET', '/users/me/matches', { token });
  expectProblem(answer, 403, 'profile-required', 'Create your profile first, then try again.');
});

it('no parameter and no other method is taken', async () => {
  const { token } = await createMember('ada');
  const answer = await api('GET', '/users/me/matches?limit=5', { token });
  expectRefusedFields(answer, ['limit', 'Is not a field here.']);
  expectMethodNotAllowed(await api('POST', '/users/me/matches', { token, body: {} }), 'GET, HEAD');
});

describe('in a community at random', () => {
  let stop = () => {};
  afterEach(() => stop());

  it('every match is true, a swap of three is found where there is one, and at most 66 documents are read', async () => {
    const random = seeded(7);
    const some = () => SKILLS.filter(() => random() < 0.2);
    const members = Array.from({ length: 40 }, (_, index) =>
      aMember(`member${index}`, { skills: some(), interests: some() }),
    );
    await storeMembers(...members);
    let reads = 0;
    stop = observeQueries((query) => (reads += (query as { limit?: { value: number } }).limit?.value ?? NaN));
    let rings = 0;
    for (const own of members) {
      // The caller, and whom they have blocked.
      reads = 2;
      const found = await matchesOf(own);
      expect(reads).toBeLessThanOrEqual(66);

      const others = members.filter((other) => other !== own);
      const mutual = others.filter((other) => isSwap(exchangeBetween(own, other)));
      expect(found.mutual).toHaveLength(Math.min(mutual.length, 6));
      for (const { user, ...exchange } of [...found.mutual, ...found.teachers, ...found.learners]) {
        expect(exchange).toEqual(exchangeBetween(own, user));
      }
      expect(found.threeWay.length > 0).toBe(mutual.length === 0 && canSwapInThree(own, others));
      for (const { teacher, learner, teachesYou, between, learnsFromYou } of found.threeWay) {
        expect(teacher.skills.includes(teachesYou) && own.interests.includes(teachesYou)).toBe(true);
        expect(learner.skills.includes(between) && teacher.interests.includes(between)).toBe(true);
        expect(own.skills.includes(learnsFromYou) && learner.interests.includes(learnsFromYou)).toBe(true);
        rings += 1;
      }
    }
    expect(rings).toBeGreaterThan(0);
  });
});

function canSwapInThree(own: StoredUser, others: StoredUser[]): boolean {
  const gives = (one: StoredUser, other: StoredUser) =>
    one.skills.some((skill) => other.interests.includes(skill));
  return others.some(
    (teacher) =>
      gives(teacher, own) &&
      others.some((learner) => learner !== teacher && gives(learner, teacher) && gives(own, learner)),
  );
}

/** The same numbers from 0 to 1 each time (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
