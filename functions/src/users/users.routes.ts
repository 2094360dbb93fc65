import { Router } from 'express';
import { newUser } from '@knack/contract/new-user';
import { profileChange, usersQuery } from '@knack/contract/users';
import { sendAnswer, sendOwn, sendPublic } from '../http/answers.ts';
import type { Authentication } from '../http/authentication.ts';
import { readAttempt } from '../http/idempotency-key.ts';
import { readQuery, refuseQuery } from '../http/input.ts';
import { noScreenHere } from '../http/negotiation.ts';
import { allowOnly } from '../http/problems.ts';
import { readBody } from '../http/request-body.ts';
import type { Platform } from '../platform/platform.ts';
import { changeProfile } from './change-profile.ts';
import { createProfile } from './create-profile.ts';
import { findMatches } from './find-matches.ts';
import { listUsers } from './list-users.ts';
import { readOwnProfile } from './read-own-profile.ts';
import { readProfile } from './read-profile.ts';

/** `/users`, `/users/me`, `/users/me/matches`, `/users/username/{username}` and `/users/{username}`. */
export function userRoutes(platform: Platform, authenticate: Authentication): Router {
  const router = Router();
  router.use(noScreenHere);

  router
    .route('/')
    .get(async (request, response) => {
      sendPublic(response, await listUsers(platform, readQuery(request, usersQuery)));
    })
    .post(async (request, response) => {
      const caller = await authenticate.writer(request);
      const profile = await readBody(request, newUser);
      const attempt = readAttempt(request, 'POST /users', caller.uid, profile);
      sendAnswer(response, await createProfile(platform, caller, profile, attempt));
    })
    .all(allowOnly('GET', 'HEAD', 'POST'));

  router
    .route('/me')
    .get(async (request, response) => {
      const caller = await authenticate.caller(request);
      refuseQuery(request);
      sendOwn(response, await readOwnProfile(platform, caller));
    })
    .all(allowOnly('GET', 'HEAD'));

  router
    .route('/me/matches')
    .get(async (request, response) => {
      const caller = await authenticate.caller(request);
      refuseQuery(request);
      sendOwn(response, await findMatches(platform, caller));
    })
    .all(allowOnly('GET', 'HEAD'));

  router
    .route('/username/:username')
    .get(async (request, response) => {
      refuseQuery(request);
      sendPublic(response, await readProfile(platform, request.params.username));
    })
    .all(allowOnly('GET', 'HEAD'));

  router
    .route('/:username')
    .put(async (request, response) => {
      const caller = await authenticate.writer(request);
      const change = await readBody(request, profileChange);
      sendOwn(response, await changeProfile(platform, caller, request.params.username, change));
    })
    // The account's routes come next: they take the deletion, and refuse every other method. Express would answer
    // OPTIONS here.
    .all((_request, _response, next) => next());

  return router;
}
