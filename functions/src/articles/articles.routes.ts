import { Router } from 'express';
import { articleChange, articlesQuery, newArticle } from '@knack/contract/articles';
import { sendAnswer, sendNothing, sendOwn, sendPublic } from '../http/answers.ts';
import type { Authentication } from '../http/authentication.ts';
import { readAttempt } from '../http/idempotency-key.ts';
import { readQuery, refuseQuery } from '../http/input.ts';
import { isNavigation } from '../http/negotiation.ts';
import type { Pages } from '../http/pages.ts';
import { allowOnly } from '../http/problems.ts';
import { readBody } from '../http/request-body.ts';
import type { Platform } from '../platform/platform.ts';
import { changeArticle } from './change-article.ts';
import { deleteArticle } from './delete-article.ts';
import { listArticles } from './list-articles.ts';
import { publishArticle } from './publish-article.ts';
import { readArticle } from './read-article.ts';
import { restoreArticle } from './restore-article.ts';

/** `/articles` and `/articles/{id}`, which are screens of the app too, and `/articles/{id}/restore`. */
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
      if (isNavigation(request)) return pages.sendArticle(request, response, await readArticle(platform, id));
      refuseQuery(request);
      sendPublic(response, await readArticle(platform, id));
    })
    .put(async (request, response) => {
      const member = await authenticate.member(request);
      const change = await readBody(request, articleChange);
      sendOwn(response, await changeArticle(platform, member, request.params.id, change));
    })
    .delete(async (request, response) => {
      const member = await authenticate.member(request);
      await deleteArticle(platform, member, request.params.id);
      sendNothing(response);
    })
    .all(allowOnly('GET', 'HEAD', 'PUT', 'DELETE'));

  router
    .route('/:id/restore')
    .post(async (request, response) => {
      const member = await authenticate.member(request);
      sendOwn(response, await restoreArticle(platform, member, request.params.id));
    })
    .all(allowOnly('POST'));

  return router;
}
