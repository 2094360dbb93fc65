import { Router } from 'express';
import { newReport } from '@knack/contract/reports';
import { sendAnswer } from '../http/answers.ts';
import type { Authentication } from '../http/authentication.ts';
import { readAttempt } from '../http/idempotency-key.ts';
import { allowOnly } from '../http/problems.ts';
import { readBody } from '../http/request-body.ts';
import type { Platform } from '../platform/platform.ts';
import { reportSomething } from './report-something.ts';

/** `/users/me/reports`. */
export function reportRoutes(platform: Platform, authenticate: Authentication): Router {
  const router = Router();

  router
    .route('/me/reports')
    .post(async (request, response) => {
      const member = await authenticate.member(request);
      const report = await readBody(request, newReport);
      const attempt = readAttempt(request, 'POST /users/me/reports', member.uid, report);
      sendAnswer(response, await reportSomething(platform, member, report, attempt));
    })
    .all(allowOnly('POST'));

  return router;
}
