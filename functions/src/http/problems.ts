import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import { isUnreachable } from '../platform/failures.ts';
import { describeError, type Log } from '../platform/log.ts';
import { Refusal, unavailable } from '../platform/refusal.ts';
import { REQUEST_ID, sendProblem } from './answers.ts';
import { isNavigation } from './negotiation.ts';
import type { Pages } from './pages.ts';
import { nothingHere } from './preview.ts';

/** Answers for whatever was thrown. */
export type FailureAnswer = (error: unknown, request: Request, response: Response) => Promise<void>;

/**
 * Answers a refusal as a problem, or with the app where a browser asked for a page: the app then meets the same
 * refusal and shows it in its own words. A fault of ours is logged under the request's id.
 */
export function failureAnswer(log: Log, pages: Pages): FailureAnswer {
  return async (error, request, response) => {
    const refusal = toRefusal(error);
    if (refusal.status >= 500) logFault(log, request, response, refusal);
    if (!isNavigation(request)) return sendProblem(response, refusal);
    try {
      response.set(refusal.headers);
      await pages.send(request, response, refusal.status, refusal.status === 404 ? nothingHere : null);
    } catch (cause) {
      logFault(log, request, response, toRefusal(cause));
      sendProblem(response, refusal);
    }
  };
}

/** The one error handler. Express knows it by its four parameters. */
export function answerFailures(answer: FailureAnswer): ErrorRequestHandler {
  return async (error, request, response, _next) => answer(error, request, response);
}

/** Answers 503 to a request that has had no answer for `milliseconds`; whatever it waits for may still happen. */
export function answerWithin(milliseconds: number, answer: FailureAnswer): RequestHandler {
  return (request, response, next) => {
    const timer = setTimeout(() => {
      if (response.headersSent) return;
      void answer(unavailable(new Error(`No answer within ${milliseconds} ms`)), request, response);
    }, milliseconds);
    response.once('close', () => clearTimeout(timer));
    next();
  };
}

/** Refuses every method but those that the routes before it took. */
export function allowOnly(...methods: string[]): RequestHandler {
  const allowed = methods.join(', ');
  return () => {
    throw new Refusal('method-not-allowed', `This address takes ${allowed}.`, {
      headers: { Allow: allowed },
    });
  };
}

/** What anything thrown is to the person who asked. */
export function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof URIError) return new Refusal('malformed-request', 'The address could not be read.');
  if (isUnreachable(error)) return unavailable(error);
  return new Refusal('internal', 'Something went wrong on our side. It has been noted; please try again.', {
    cause: error,
  });
}

function logFault(log: Log, request: Request, response: Response, refusal: Refusal): void {
  log.error('A request failed', {
    requestId: String(response.get(REQUEST_ID)),
    method: request.method,
    code: refusal.code,
    cause: describeError(refusal.cause),
  });
}
