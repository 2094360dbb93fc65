import { expect, test } from 'vitest';
import * as v from 'valibot';
import { LIMITS } from '@knack/contract/limits';
import { newUser } from '@knack/contract/new-user';
import { SKILLS } from '@knack/contract/skills';
import { ARTICLES } from './articles.ts';
import { DEMO_LOGINS } from './logins.ts';
import { MEMBERS, type DemoMember, type MemberName } from './members.ts';
import { REVIEWS } from './reviews.ts';

const members: readonly DemoMember[] = MEMBERS;
const byName = new Map(members.map((member) => [member.username, member]));

const teaches = (a: DemoMember, b: DemoMember) => a.skills.some((skill) => b.interests.includes(skill));
const swap = (a: DemoMember, b: DemoMember) => a !== b && teaches(a, b) && teaches(b, a);
const others = (member: DemoMember) => members.filter((other) => other !== member);

test.each(members)('$username can join as they are', ({ username, bio, skills, interests, showEmail }) => {
  const profile = { username, bio, skills, interests, showEmail };
  expect(v.parse(newUser, profile)).toEqual(profile);
});

test('about a dozen members, no two of the same name', () => {
  expect(members.length).toBeGreaterThanOrEqual(12);
  expect(byName.size).toBe(members.length);
});

test('nobody teaches what they want to learn, and everything is both taught and wanted', () => {
  for (const member of members) expect(teaches(member, member)).toBe(false);
  expect(new Set(members.flatMap(({ skills }) => skills))).toEqual(new Set(SKILLS));
  expect(new Set(members.flatMap(({ interests }) => interests))).toEqual(new Set(SKILLS));
});

test('several pairs can swap, and the newcomer is in one of them', () => {
  const pairs = members.flatMap((a) => others(a).filter((b) => a.username < b.username && swap(a, b)));
  expect(pairs.length).toBeGreaterThanOrEqual(5);
  expect(members.some((other) => byName.get('ingrid') && swap(other, byName.get('ingrid') ?? other))).toBe(
    true,
  );
});

test('mei_lin, odile and tomasz can swap as three, and with nobody as two', () => {
  const [mei, odile, tomasz] = ['mei_lin', 'odile', 'tomasz'].map((name) => byName.get(name));
  if (!mei || !odile || !tomasz) throw new Error('One of the three is missing.');
  expect([teaches(mei, tomasz), teaches(tomasz, odile), teaches(odile, mei)]).toEqual([true, true, true]);
  for (const member of [mei, odile, tomasz])
    expect(others(member).filter((o) => swap(member, o))).toEqual([]);
});

test('some wishes can be granted, but not returned', () => {
  const oneWay = members.flatMap((a) => others(a).filter((b) => teaches(a, b) && !teaches(b, a)));
  expect(oneWay.length).toBeGreaterThan(0);
});

test('the states that a profile can be in are there', () => {
  const empty = members.filter(({ bio, skills, interests }) => !bio && !skills.length && !interests.length);
  const authors = new Set(Object.values(REVIEWS).flatMap((reviews) => reviews.map(({ by }) => by)));
  const isNew = (name: MemberName) => !ARTICLES[name] && !REVIEWS[name] && !authors.has(name);
  expect(empty.map(({ username }) => username)).toEqual(['moss']);
  expect(members.filter(({ showEmail }) => !showEmail).map(({ username }) => username)).toEqual(['odile']);
  expect(members.some(({ username }) => username.length === LIMITS.username.max)).toBe(true);
  expect(MEMBERS.map(({ username }) => username).filter(isNew)).toEqual(['ingrid']);
});

test('all log-ins but one are of members, and the one has still to create a profile', () => {
  const names = DEMO_LOGINS.map(({ username }) => username);
  expect(names.filter((name) => !byName.has(name))).toEqual(['']);
  expect(new Set(DEMO_LOGINS.map(({ email }) => email)).size).toBe(DEMO_LOGINS.length);
});
