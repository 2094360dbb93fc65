import { Router } from 'express';
import { newReview, reviewsQuery } from '@knack/contract/reviews';
import { sendAnswer, sendPublic } from '../http/answers.ts';
import type { Authentication } from '../http/authentication.ts';
import { readAttempt } from '../http/idempotency-key.ts';
import { readQuery } from '../http/input.ts';
import { noScreenHere } from '../http/negotiation.ts';
import { allowOnly } from '../http/problems.ts';
import { readBody } from '../http/request-body.ts';
import type { Platform } from '../platform/platform.ts';
import { listReviews } from './list-reviews.ts';
import { writeReview } from './write-review.ts';

/** `/reviews`. */
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

  return router;
}
