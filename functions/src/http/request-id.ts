import type { RequestHandler } from 'express';
import type { IdSource } from '../platform/ids.ts';
import { REQUEST_ID } from './answers.ts';

/** Gives every answer its id; one that a client sends along is nobody's proof and is not used. */
export function nameRequests(newId: IdSource): RequestHandler {
  return (_request, response, next) => {
    response.set(REQUEST_ID, newId());
    next();
  };
}
