import type { Request, RequestHandler } from 'express';
import { notFound } from '../platform/refusal.ts';

/** Whether a browser asks for a page: `Accept` prefers `text/html`, and the request only reads. */
export function isNavigation(request: Request): boolean {
  const reads = request.method === 'GET' || request.method === 'HEAD';
  return reads && request.accepts(['json', 'html']) === 'html';
}

/** For addresses of the API that are no screens of the app: a browser that opens one finds nothing. */
export const noScreenHere: RequestHandler = (request, _response, next) => {
  if (isNavigation(request)) throw notFound('page');
  next();
};
