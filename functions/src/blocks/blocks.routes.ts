import { Router } from 'express';
import { sendOwn } from '../http/answers.ts';
import type { Authentication } from '../http/authentication.ts';
import { refuseQuery } from '../http/input.ts';
import { allowOnly } from '../http/problems.ts';
import type { Platform } from '../platform/platform.ts';
import { blockMember, listBlocks, unblockMember } from './block-members.ts';

/** `/users/me/blocks` and `/users/me/blocks/{username}`. */
export function blockRoutes(platform: Platform, authenticate: Authentication): Router {
  const router = Router();

  router
    .route('/me/blocks')
    .get(async (request, response) => {
      const caller = await authenticate.caller(request);
      refuseQuery(request);
      sendOwn(response, await listBlocks(platform, caller));
    })
    .all(allowOnly('GET', 'HEAD'));

  router
    .route('/me/blocks/:username')
    .put(async (request, response) => {
      const member = await authenticate.member(request);
      sendOwn(response, await blockMember(platform, member, request.params.username));
    })
    .delete(async (request, response) => {
      const caller = await authenticate.writer(request);
      sendOwn(response, await unblockMember(platform, caller, request.params.username));
    })
    .all(allowOnly('PUT', 'DELETE'));

  return router;
}
