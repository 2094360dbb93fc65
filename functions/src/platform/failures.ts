// The numbers are gRPC's status codes, which Firestore's errors carry with either transport.
const DEADLINE_EXCEEDED = 4;
const NOT_FOUND = 5;
const ALREADY_EXISTS = 6;
const RESOURCE_EXHAUSTED = 8;
const FAILED_PRECONDITION = 9;
const ABORTED = 10;
const UNAVAILABLE = 14;

function hasCode(error: unknown, ...codes: unknown[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(error.code);
}

/** A `create()` met a document that is there. */
export function isAlreadyThere(error: unknown): boolean {
  return hasCode(error, ALREADY_EXISTS);
}

/** An `update()` met no document. */
export function isMissing(error: unknown): boolean {
  return hasCode(error, NOT_FOUND);
}

/** Somebody else changed the document between a read and the write that relied on it. */
export function isOvertaken(error: unknown): boolean {
  return hasCode(error, FAILED_PRECONDITION, ABORTED);
}

/** The store could not be reached, or could not answer in time. */
export function isUnreachable(error: unknown): boolean {
  return hasCode(error, DEADLINE_EXCEEDED, RESOURCE_EXHAUSTED, UNAVAILABLE, 'ECONNREFUSED', 'ECONNRESET');
}
