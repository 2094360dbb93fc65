import type { Paths } from './openapi-operations.ts';
import { about, cursor, idempotencyKey, limit, reviewId } from './openapi-parameters.ts';

/** `/reviews` and what lies below it. */
export const reviewPaths: Paths = {
  '/reviews': {
    get: {
      summary: 'List the reviews about a member, newest first.',
      parameters: [about, limit, cursor],
      success: [200, 'A page of reviews.', 'ReviewPage'],
      refusals: ['invalid-input'],
    },
    post: {
      summary: 'Review another member; a second review by the same author replaces the first.',
      signedIn: true,
      parameters: [idempotencyKey],
      request: 'NewReview',
      success: [201, 'The review.', 'Review'],
      refusals: [
        'not-yours',
        'own-review',
        'profile-required',
        'being-deleted',
        'not-found',
        'idempotency-key-reused',
        'quota-used-up',
      ],
    },
  },
  '/reviews/{id}': {
    delete: {
      summary: 'Delete one’s own review, with its answer; what it counted for is taken back.',
      signedIn: true,
      parameters: [reviewId],
      success: [204, 'It is gone.'],
      refusals: ['malformed-request', 'invalid-input', 'not-yours', 'profile-required', 'not-found'],
    },
  },
  '/reviews/{id}/answer': {
    post: {
      summary: 'Answer a review about oneself, once.',
      signedIn: true,
      parameters: [reviewId, idempotencyKey],
      request: 'NewReviewAnswer',
      success: [201, 'The review with its answer.', 'Review'],
      refusals: ['not-yours', 'profile-required', 'not-found', 'already-answered', 'idempotency-key-reused'],
    },
  },
};
