import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import { PROBLEMS, problemType, type Problem } from '@knack/contract/problems';
import type { Answer } from '../platform/idempotency.ts';
import type { Refusal } from '../platform/refusal.ts';

/** The header that ties an answer to its log entries. */
export const REQUEST_ID = 'X-Request-Id';

/** Anybody may keep it, but has to ask whether it is still true; the ETag makes that cheap. */
const REVALIDATE = 'public, max-age=0, must-revalidate';

/** Answers 200 with what everybody may see. */
export function sendPublic(response: Response, body: object): void {
  send(response, 200, REVALIDATE, () => writeJson(response, body));
}

/** Answers 200 with what is the caller's own. */
export function sendOwn(response: Response, body: object): void {
  send(response, 200, 'no-store', () => writeJson(response, body));
}

/** Answers 204: it is done, and there is nothing to tell. */
export function sendNothing(response: Response): void {
  send(response, 204, 'no-store', () => response.end());
}

/**
 * Answers 200 with a file to keep, piece by piece and as fast as it is taken. What fails before the first piece is thrown;
 * what fails later ends the connection, so that nobody takes a part for the whole.
 */
export async function sendFile(
  response: Response,
  { name, type }: { readonly name: string; readonly type: string },
  pieces: AsyncIterator<string>,
): Promise<void> {
  const first = await pieces.next();
  if (response.headersSent || first.done) return;
  response.status(200).set('Cache-Control', 'no-store').type(type).attachment(name);
  const rest = { [Symbol.asyncIterator]: () => pieces };
  await pipeline(async function* () {
    yield first.value;
    yield* rest;
  }, response);
}

/** Answers a POST. */
export function sendAnswer(response: Response, { status, body }: Answer<object>): void {
  send(response, status, 'no-store', () => writeJson(response, body));
}

/** Answers with a page for a browser. */
export function sendHtml(response: Response, status: number, html: string): void {
  const cacheControl = status === 200 ? REVALIDATE : 'no-store';
  send(response, status, cacheControl, () => response.type('html').send(html));
}

/** Answers with the problem (RFC 9457) that a refusal is. */
export function sendProblem(response: Response, refusal: Refusal): void {
  const { code, status, message, errors, headers } = refusal;
  const problem: Problem = {
    type: problemType(code),
    title: PROBLEMS[code].title,
    status,
    detail: message,
    code,
    requestId: String(response.get(REQUEST_ID)),
    ...(errors && { errors: [...errors] }),
  };
  send(response, status, 'no-store', () => {
    response.set(headers).type('application/problem+json').json(problem);
  });
}

// As `response.json`, which takes the type apart and puts it together again with every answer; not so with bytes.
function writeJson(response: Response, body: object): void {
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.send(Buffer.from(JSON.stringify(body)));
}

// What comes after the deadline's 503 has nobody to go to.
function send(response: Response, status: number, cacheControl: string, write: () => void): void {
  if (response.headersSent) return;
  response.status(status).set('Cache-Control', cacheControl);
  write();
}
