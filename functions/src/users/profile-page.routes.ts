import { Router } from 'express';
import type { Pages } from '../http/pages.ts';
import { allowOnly } from '../http/problems.ts';
import type { Platform } from '../platform/platform.ts';
import { readProfile } from './read-profile.ts';

/** `/user/{username}`: a screen of the app and nothing of the API, so whoever reads it gets the page. */
export function profilePageRoutes(platform: Platform, pages: Pages): Router {
  const router = Router();

  router
    .route('/:username')
    .get(async (request, response) => {
      await pages.sendProfile(request, response, await readProfile(platform, request.params.username));
    })
    .all(allowOnly('GET', 'HEAD'));

  return router;
}
