import type { Article } from '@knack/contract/articles';
import { API_PATHS } from '@knack/contract/paths';
import type { Review } from '@knack/contract/reviews';
import { expect } from 'vitest';
import type { Member } from './accounts.ts';
import { api } from './server.ts';

/** What a member sends to publish an article: valid in every field. */
export function newArticle({ username }: { username: string }, more: object = {}) {
  return { title: 'Taps mended', topic: 'Plumbing', body: 'On Saturdays, for a coffee.', username, ...more };
}

/** What a member sends to review another: valid in every field. */
export function newReview(author: { username: string }, about: { username: string }, more: object = {}) {
  return {
    username: author.username,
    created_about: about.username,
    title: 'Kind and quick',
    body: 'Came the same day.',
    rating: 4,
    ...more,
  };
}

/** Publishes an article of a member's. */
export async function publish(author: Member, more: object = {}): Promise<Article> {
  const answer = await api('POST', '/articles', { token: author.token, body: newArticle(author, more) });
  expect(answer.status).toBe(201);
  return answer.body as Article;
}

/** Writes a review of one member about another. */
export async function review(author: Member, about: Member, more: object = {}): Promise<Review> {
  const body = newReview(author, about, more);
  const answer = await api('POST', '/reviews', { token: author.token, body });
  expect(answer.status).toBe(201);
  return answer.body as Review;
}

/** Answers a review about a member. */
export async function answerTo({ id }: Review, about: Member, body = 'With pleasure.'): Promise<Review> {
  const answer = await api('POST', API_PATHS.reviewAnswer(id), { token: about.token, body: { body } });
  expect(answer.status).toBe(201);
  return answer.body as Review;
}

/** `count` times the same at once. */
export function atOnce<T>(count: number, act: (index: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => act(index)));
}
