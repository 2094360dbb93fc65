import { PROBLEMS, type FieldError, type ProblemCode } from '@knack/contract/problems';
import { expect } from 'vitest';
import type { Answer } from './call.ts';

const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** The server's own moment: ISO 8601 in UTC. */
export const aMoment = expect.stringMatching(ISO) as string;

/** The identifier of a new document. */
export const anId = expect.stringMatching(/^[\w-]{20}$/) as string;

/** What of an answer's headers says more than its body. */
function telling({ headers }: Answer): Record<string, string[] | undefined> {
  const names = ['content-type', 'cache-control', 'vary', 'www-authenticate', 'allow', 'retry-after'];
  return Object.fromEntries(names.filter((name) => headers[name]).map((name) => [name, headers[name]]));
}

/** Asserts that the answer is this refusal, body and headers whole. */
export function expectProblem(
  answer: Answer,
  status: number,
  code: ProblemCode,
  detail: string,
  more: { errors?: FieldError[]; headers?: Record<string, string[]> } = {},
): void {
  expect({ status: answer.status, body: answer.body, headers: telling(answer) }).toEqual({
    status,
    body: {
      type: `urn:knack:problem:${code}`,
      title: PROBLEMS[code].title,
      status,
      detail,
      code,
      requestId: answer.headers['x-request-id']?.[0],
      ...(more.errors && { errors: more.errors }),
    },
    headers: {
      'content-type': ['application/problem+json; charset=utf-8'],
      'cache-control': ['no-store'],
      vary: ['Accept'],
      ...more.headers,
    },
  });
  expect(answer.headers['x-request-id']).toEqual([expect.stringMatching(/^[\w-]{20}$/)]);
}

/** Asserts a refusal of input that names these fields. */
export function expectRefusedFields(answer: Answer, ...errors: [field: string, message: string][]): void {
  expectProblem(answer, 400, 'invalid-input', 'Please correct the fields that are named.', {
    errors: errors.map(([field, message]) => ({ field, message })),
  });
}

/** Asserts a refusal for want of a token that counts. */
export function expectUnauthenticated(answer: Answer): void {
  expectProblem(answer, 401, 'unauthenticated', 'Please sign in, then try again.', {
    headers: { 'www-authenticate': ['Bearer'] },
  });
}

/** Asserts the refusal of a method where `allowed` are taken. */
export function expectMethodNotAllowed(answer: Answer, allowed: string): void {
  expectProblem(answer, 405, 'method-not-allowed', `This address takes ${allowed}.`, {
    headers: { allow: [allowed] },
  });
}

/** Asserts that nothing is to be found: `what` is `member`, `article`, `address`. */
export function expectNotFound(answer: Answer, what: string): void {
  expectProblem(answer, 404, 'not-found', `There is no such ${what}.`);
}

/** Asserts an answer that everybody may see, or one that is the caller's own. */
export function expectJson(answer: Answer, status: number, body: unknown, seenBy: 'all' | 'caller'): void {
  expect({ status: answer.status, body: answer.body, headers: telling(answer) }).toEqual({
    status,
    body,
    headers: {
      'content-type': ['application/json; charset=utf-8'],
      'cache-control': [seenBy === 'all' ? 'public, max-age=0, must-revalidate' : 'no-store'],
      vary: ['Accept'],
    },
  });
}
