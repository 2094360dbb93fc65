import * as v from 'valibot';

/**
 * Everything that the API can refuse, by its stable code: the status and the title that go with it. Clients switch
 * on `code`, never on a text (RFC 9457).
 */
export const PROBLEMS = {
  'malformed-request': { status: 400, title: 'The request could not be read' },
  'invalid-input': { status: 400, title: 'Something in the request is not allowed' },
  unauthenticated: { status: 401, title: 'Sign in first' },
  'app-not-verified': { status: 403, title: 'This did not come from the app' },
  'not-yours': { status: 403, title: 'This is not yours to change' },
  'profile-required': { status: 403, title: 'Create your profile first' },
  'own-review': { status: 403, title: 'Nobody reviews themselves' },
  'not-oneself': { status: 403, title: 'This is for others, not for oneself' },
  'not-found': { status: 404, title: 'Not found' },
  'method-not-allowed': { status: 405, title: 'This address does not take that method' },
  'too-slow': { status: 408, title: 'The request took too long to arrive' },
  'username-taken': { status: 409, title: 'This username is taken' },
  'profile-exists': { status: 409, title: 'You already have a profile' },
  'already-reported': { status: 409, title: 'You have reported this already' },
  'too-many-blocks': { status: 409, title: 'You cannot block more members' },
  'being-deleted': { status: 409, title: 'This account is being deleted' },
  'already-answered': { status: 409, title: 'This review has its answer' },
  'idempotency-key-reused': { status: 409, title: 'This Idempotency-Key was used for something else' },
  'too-large': { status: 413, title: 'The request is too large' },
  'unsupported-media-type': { status: 415, title: 'The request must be JSON' },
  'too-many-requests': { status: 429, title: 'Too many requests' },
  'quota-used-up': { status: 429, title: 'That is all for today' },
  internal: { status: 500, title: 'Something went wrong on our side' },
  unavailable: { status: 503, title: 'The service cannot be reached right now' },
} as const;

export type ProblemCode = keyof typeof PROBLEMS;

/** A field that was refused, by its path in the request (`skills.0`), and why, in words for a person. */
export const fieldError = v.object({ field: v.string(), message: v.string() });

export type FieldError = v.InferOutput<typeof fieldError>;

/** The body of every refusal, `application/problem+json` (RFC 9457) with three members of ours. */
export const problem = v.object({
  type: v.string(),
  title: v.string(),
  status: v.number(),
  detail: v.string(),
  code: v.picklist(Object.keys(PROBLEMS) as ProblemCode[]),
  requestId: v.string(),
  errors: v.optional(v.array(fieldError)),
});

export type Problem = v.InferOutput<typeof problem>;

/** The `type` of a problem: an identifier, not an address to open. */
export function problemType(code: ProblemCode): string {
  return `urn:knack:problem:${code}`;
}
