import { expect, test } from 'vitest';
import * as v from 'valibot';
import { newReview, newReviewAnswer } from '@knack/contract/reviews';
import { MEMBERS } from './members.ts';
import { REVIEWS } from './reviews.ts';

const joined = new Map(MEMBERS.map((member) => [member.username, member.joined]));
const reviews = MEMBERS.flatMap(({ username: about }) =>
  (REVIEWS[about] ?? []).map((review) => ({ ...review, about })),
);

test.each(reviews)('"$title" by $by about $about can be sent as it stands', (review) => {
  const { by: username, about: created_about, title, body, rating } = review;
  const sent = { username, created_about, title, body, rating, skill: review.skill ?? null };
  expect(v.parse(newReview, sent)).toEqual(sent);
});

test('nobody reviews themselves, or anybody twice', () => {
  expect(reviews.filter(({ by, about }) => by === about)).toEqual([]);
  expect(new Set(reviews.map(({ by, about }) => `${about}:${by}`)).size).toBe(reviews.length);
});

test('both were members when the review was written', () => {
  for (const { by, about, ago } of reviews) {
    expect(ago).toBeGreaterThan(0);
    expect(ago).toBeLessThan(Math.min(joined.get(by) ?? 0, joined.get(about) ?? 0));
  }
});

test('somebody answers, in words that can be sent, after the review', () => {
  const answered = reviews.filter(({ answer }) => answer !== undefined);
  expect(answered.length).toBeGreaterThan(1);
  for (const { ago, answer } of answered) {
    expect(v.is(newReviewAnswer, { body: answer?.body })).toBe(true);
    expect(answer?.ago).toBeGreaterThan(0);
    expect(answer?.ago).toBeLessThan(ago);
  }
});

test('every rating is there', () => {
  expect([...new Set(reviews.map(({ rating }) => rating))].toSorted()).toEqual([1, 2, 3, 4, 5]);
});

test('somebody has a dozen reviews, some have none, and the averages differ', () => {
  const perMember = MEMBERS.map(({ username }) => REVIEWS[username] ?? []);
  expect(Math.max(...perMember.map(({ length }) => length))).toBeGreaterThanOrEqual(12);
  expect(perMember.filter(({ length }) => length === 0)).not.toEqual([]);
  const averages = perMember
    .filter(({ length }) => length > 0)
    .map((about) => about.reduce((sum, { rating }) => sum + rating, 0) / about.length);
  expect(new Set(averages).size).toBeGreaterThanOrEqual(6);
});
