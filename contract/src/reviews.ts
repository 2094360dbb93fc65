import * as v from 'valibot';
import { LIMITS } from './limits.ts';
import { page, pageQuery, queryValue } from './pages.ts';
import { skill } from './skills.ts';
import { requiredText } from './text.ts';
import { timestamp } from './timestamps.ts';
import { username } from './usernames.ts';

const RATING = `Must be a whole number from ${LIMITS.rating.min} to ${LIMITS.rating.max}.`;

/** A rating: a whole number from 1 to 5. */
export const rating = v.pipe(
  v.number(RATING),
  v.integer(RATING),
  v.minValue(LIMITS.rating.min, RATING),
  v.maxValue(LIMITS.rating.max, RATING),
);

/** The skill that a review is about; null for the member as a whole, as in every older review. */
const skillOrNull = v.optional(v.nullable(skill), null);

/** What a member (`username`) sends to review another (`created_about`). */
export const newReview = v.strictObject({
  username,
  created_about: username,
  title: requiredText(LIMITS.reviewTitle),
  body: requiredText(LIMITS.reviewBody),
  rating,
  skill: skillOrNull,
});

export type NewReview = v.InferOutput<typeof newReview>;

/** What a reviewed member sends to answer a review. */
export const newReviewAnswer = v.strictObject({ body: requiredText(LIMITS.reviewAnswer) });

export type NewReviewAnswer = v.InferOutput<typeof newReviewAnswer>;

/** What the reviewed member says to a review. */
const reviewAnswer = v.object({ body: v.string(), createdAt: timestamp });

export type ReviewAnswer = v.InferOutput<typeof reviewAnswer>;

/** A review as the API answers it. */
export const review = v.object({
  id: v.string(),
  username: v.string(),
  created_about: v.string(),
  title: v.string(),
  body: v.string(),
  rating,
  skill: skillOrNull,
  /** Null while there is none. */
  answer: v.optional(v.nullable(reviewAnswer), null),
  createdAt: timestamp,
});

export type Review = v.InferOutput<typeof review>;

/** A review as stored. */
export const storedReview = v.object({ ...review.entries, uid: v.string() });

export type StoredReview = v.InferOutput<typeof storedReview>;

/** The document id of the one review that `author` may have about `about`. */
export function reviewId(about: string, author: string): string {
  return `${about}:${author}`;
}

/** The query of `GET /reviews`: a page of the reviews about one member. */
export const reviewsQuery = v.strictObject({
  ...pageQuery.entries,
  created_about: v.pipe(queryValue, username),
});

export type ReviewsQuery = v.InferOutput<typeof reviewsQuery>;

/** The answer of `GET /reviews`, newest first. */
export const reviewPage = page('reviews', review);

export type ReviewPage = v.InferOutput<typeof reviewPage>;
