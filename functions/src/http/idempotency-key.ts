import type { Request } from 'express';
import { LIMITS } from '@knack/contract/limits';
import type { Attempt } from '../platform/idempotency.ts';
import { Refusal } from '../platform/refusal.ts';

const VISIBLE_ASCII = /^[\x21-\x7e]+$/;

/**
 * The attempt that a POST to `route` by `uid` is, with its `Idempotency-Key` if it has one. Throws the Refusal
 * `invalid-input` for a key that is not 1 to 255 visible ASCII characters.
 */
export function readAttempt(request: Request, route: string, uid: string, body: unknown): Attempt {
  const key = request.get('Idempotency-Key') ?? null;
  if (key !== null && (key.length > LIMITS.idempotencyKey || !VISIBLE_ASCII.test(key))) {
    const message = `Must be 1 to ${LIMITS.idempotencyKey} visible ASCII characters.`;
    throw new Refusal('invalid-input', 'The Idempotency-Key cannot be used.', {
      errors: [{ field: 'Idempotency-Key', message }],
    });
  }
  return { uid, route, key, request: body };
}
