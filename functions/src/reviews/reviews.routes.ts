import { Router } from 'express';
import { newReview, newReviewAnswer, reviewsQuery } from '@knack/contract/reviews';
import { sendAnswer, sendNothing, sendPublic } from '../http/answers.ts';
import type { Authentication } from '../http/authentication.ts';
import { readAttempt } from '../http/idempotency-key.ts';
import { readQuery, refuseQuery } from '../http/input.ts';
import { noScreenHere } from '../http/negotiation.ts';
import { allowOnly } from '../http/problems.ts';
import { readBody } from '../http/request-body.ts';
import type { Platform } from '../platform/platform.ts';
import { answerReview } from './answer-review.ts';
import { deleteReview } from './delete-review.ts';
import { listReviews } from './list-reviews.ts';
import { writeReview } from './write-review.ts';

/** `/reviews`, `/reviews/{id}` and `/reviews/{id}/answer`. */
export function reviewRoutes(platform: Platform, authenticate: Authentication): Router {
  const router = Router();
  router.use(noScreenHere);

  router
    .route('/')
    .get(async (request, response) => {
      sendPublic(response, await listReviews(platform, readQuery(request, reviewsQuery)));
    })
    .post(async (request, response) => {
      const member = await authenticate.member(request);
      const review = await readBody(request, newReview);
      const attempt = readAttempt(request, 'POST /reviews', member.uid, review);
      sendAnswer(response, await writeReview(platform, member, review, attempt));
    })
    .all(allowOnly('GET', 'HEAD', 'POST'));

  router
    .route('/:id')
    .delete(async (request, response) => {
      const member = await authenticate.member(request);
      refuseQuery(request);
      await deleteReview(platform, member, request.params.id);
      sendNothing(response);
    })
    .all(allowOnly('DELETE'));

  router
    .route('/:id/answer')
    .post(async (request, response) => {
      const member = await authenticate.member(request);
      const answer = await readBody(request, newReviewAnswer);
      const { id } = request.params;
      const attempt = readAttempt(request, `POST /reviews/${id}/answer`, member.uid, answer);
      sendAnswer(response, await answerReview(platform, member, id, answer, attempt));
    })
    .all(allowOnly('POST'));

  return router;
}
