import express, { type Express } from 'express';
import { accountRoutes } from '../account/account.routes.ts';
import { articleRoutes } from '../articles/articles.routes.ts';
import { blockRoutes } from '../blocks/blocks.routes.ts';
import { notificationRoutes } from '../notifications/notifications.routes.ts';
import { notFound } from '../platform/refusal.ts';
import { reportRoutes } from '../reports/reports.routes.ts';
import { reviewRoutes } from '../reviews/reviews.routes.ts';
import { profilePageRoutes } from '../users/profile-page.routes.ts';
import { userRoutes } from '../users/users.routes.ts';
import { authentication } from './authentication.ts';
import { allowOrigins } from './cross-origin.ts';
import { defaultDependencies, type Dependencies } from './dependencies.ts';
import { appPages } from './pages.ts';
import { answerFailures, answerWithin, failureAnswer } from './problems.ts';
import { limitAddresses } from './rate-limit.ts';
import { nameRequests } from './request-id.ts';
import { logRequests } from './request-log.ts';
import { securityHeaders } from './security-headers.ts';

/** The API (docs/openapi.json), as a Cloud Function's handler or to `listen()` with. */
export function createApp(given: Partial<Dependencies> = {}): Express {
  const dependencies = { ...defaultDependencies(given), ...given };
  const { log, newId, now, limits, emulated, allowedOrigins, answerWithinMs } = dependencies;
  const pages = appPages(dependencies);
  const authenticate = authentication(dependencies);
  const answer = failureAnswer(log, pages);

  const app = express();
  app.disable('x-powered-by');
  app.set('query parser', false);
  app.use(nameRequests(newId), securityHeaders(emulated), logRequests(log));
  app.use((_request, response, next) => {
    // Every address of the API answers browsers with a page, if only to say that there is none.
    response.vary('Accept');
    next();
  });
  app.use(allowOrigins(allowedOrigins));
  app.use(answerWithin(answerWithinMs, answer), limitAddresses(limits.requestsPerMinute, now));
  app.use('/articles', articleRoutes(dependencies, authenticate, pages));
  app.use('/user', profilePageRoutes(dependencies, pages));
  app.use('/users/me/notifications', notificationRoutes(dependencies, authenticate));
  app.use('/users', userRoutes(dependencies, authenticate), reportRoutes(dependencies, authenticate));
  app.use('/users', blockRoutes(dependencies, authenticate), accountRoutes(dependencies, authenticate));
  app.use('/reviews', reviewRoutes(dependencies, authenticate));
  app.use(() => {
    throw notFound('address');
  });
  app.use(answerFailures(answer));
  return app;
}
