import { Router } from 'express';
import { accountDeletion } from '@knack/contract/account';
import { sendFile, sendOwn } from '../http/answers.ts';
import type { Authentication } from '../http/authentication.ts';
import { refuseQuery } from '../http/input.ts';
import { noScreenHere } from '../http/negotiation.ts';
import { allowOnly } from '../http/problems.ts';
import { readBody } from '../http/request-body.ts';
import type { Platform } from '../platform/platform.ts';
import { deleteAccount } from './delete-account.ts';
import { exportData } from './export-data.ts';

/** Well within the time in which a request has to be answered: a step that has begun is finished. */
const DELETING_MS = 4_000;

/**
 * What a person does with what is stored about them: `/users/me/data` and `DELETE /users/{username}`, after the users'
 * routes, which have the rest of that address.
 */
export function accountRoutes(platform: Platform, authenticate: Authentication): Router {
  const router = Router();
  router.use(noScreenHere);

  router
    .route('/me/data')
    .get(async (request, response) => {
      const caller = await authenticate.writer(request);
      refuseQuery(request);
      const file = { name: 'knack-data.json', type: 'json' };
      await sendFile(response, file, exportData(platform, caller));
    })
    .all(allowOnly('GET', 'HEAD'));

  router
    .route('/:username')
    .delete(async (request, response) => {
      const caller = await authenticate.writer(request);
      const { username: typed } = await readBody(request, accountDeletion);
      const { username } = request.params;
      sendOwn(response, await deleteAccount(platform, caller, username, typed, DELETING_MS));
    })
    .all(allowOnly('PUT', 'DELETE'));

  return router;
}
