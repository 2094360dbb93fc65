import { Router } from 'express';
import { articlesQuery, newArticle } from '@knack/contract/articles';
import { API_PATHS } from '@knack/contract/paths';
import { sendAnswer, sendPublic } from '../http/answers.ts';
import type { Authentication } from '../http/authentication.ts';
import { readAttempt } from '../http/idempotency-key.ts';
import { readQuery, refuseQuery } from '../http/input.ts';
import { isNavigation } from '../http/negotiation.ts';
import type { Pages } from '../http/pages.ts';
import { articlePreview } from '../http/preview.ts';
import { allowOnly } from '../http/problems.ts';
import { readBody } from '../http/request-body.ts';
import type { Platform } from '../platform/platform.ts';
import { listArticles } from './list-articles.ts';
import { publishArticle } from './publish-article.ts';
import { readArticle } from './read-article.ts';

/** `/articles` and `/articles/{id}`, which are screens of the app too. */
export function articleRoutes(platform: Platform, authenticate: Authentication, pages: Pages): Router {
  const router = Router();

  router
    .route('/')
    .get(async (request, response) => {
      if (isNavigation(request)) return response.redirect('/feed');
      sendPublic(response, await listArticles(platform, readQuery(request, articlesQuery)));
    })
    .post(async (request, response) => {
      const member = await authenticate.member(request);
      const article = await readBody(request, newArticle);
      const attempt = readAttempt(request, 'POST /articles', member.uid, article);
      sendAnswer(response, await publishArticle(platform, member, article, attempt));
    })
    .all(allowOnly('GET', 'HEAD', 'POST'));

  router
    .route('/:id')
    .get(async (request, response) => {
      const { id } = request.params;
      if (isNavigation(request)) {
        const article = await readArticle(platform, id);
        const preview = articlePreview(article, pages.address(request, API_PATHS.article(id)));
        return pages.send(request, response, 200, preview);
      }
      refuseQuery(request);
      sendPublic(response, await readArticle(platform, id));
    })
    .all(allowOnly('GET', 'HEAD'));

  return router;
}
