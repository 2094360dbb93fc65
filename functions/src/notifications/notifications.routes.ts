import { Router } from 'express';
import {
  notificationsQuery,
  notificationsRead,
  notificationSummaryQuery,
} from '@knack/contract/notifications';
import { sendAnswer, sendOwn } from '../http/answers.ts';
import type { Authentication } from '../http/authentication.ts';
import { readAttempt } from '../http/idempotency-key.ts';
import { readQuery } from '../http/input.ts';
import { noScreenHere } from '../http/negotiation.ts';
import { allowOnly } from '../http/problems.ts';
import { readBody } from '../http/request-body.ts';
import type { Platform } from '../platform/platform.ts';
import { listNotifications } from './list-notifications.ts';
import { markRead } from './mark-read.ts';
import { summariseNotifications } from './summarise-notifications.ts';

/** What the caller is told: `/users/me/notifications`, its `/summary` and its `/read`. */
export function notificationRoutes(platform: Platform, authenticate: Authentication): Router {
  const router = Router();
  router.use(noScreenHere);

  router
    .route('/')
    .get(async (request, response) => {
      const caller = await authenticate.caller(request);
      sendOwn(response, await listNotifications(platform, caller, readQuery(request, notificationsQuery)));
    })
    .all(allowOnly('GET', 'HEAD'));

  router
    .route('/summary')
    .get(async (request, response) => {
      const caller = await authenticate.caller(request);
      const { known } = readQuery(request, notificationSummaryQuery);
      sendOwn(response, await summariseNotifications(platform, caller, known));
    })
    .all(allowOnly('GET', 'HEAD'));

  router
    .route('/read')
    .post(async (request, response) => {
      const member = await authenticate.member(request);
      const read = await readBody(request, notificationsRead);
      const attempt = readAttempt(request, 'POST /users/me/notifications/read', member.uid, read);
      sendAnswer(response, await markRead(platform, member, read, attempt));
    })
    .all(allowOnly('POST'));

  return router;
}
