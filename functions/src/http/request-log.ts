import type { RequestHandler } from 'express';
import type { Log } from '../platform/log.ts';
import { REQUEST_ID } from './answers.ts';

/**
 * One entry for each request but reads that went well, which the platform logs anyway. It names the first part of
 * the path only: the rest can be somebody's name.
 */
export function logRequests(log: Log): RequestHandler {
  return (request, response, next) => {
    const start = performance.now();
    response.once('finish', () => {
      const { method } = request;
      const { statusCode: status } = response;
      if (status < 400 && (method === 'GET' || method === 'HEAD')) return;
      log.info('Request answered', {
        requestId: String(response.get(REQUEST_ID)),
        method,
        resource: /^\/(articles|users?|reviews)\b/.exec(request.originalUrl)?.[1],
        status,
        milliseconds: Math.round(performance.now() - start),
      });
    });
    next();
  };
}
