import type { Request } from 'express';
import { appNotVerified, type Attestation } from '../platform/app-check.ts';

/** The header that the app sends its attestation in. */
const HEADER = 'X-Firebase-AppCheck';

/**
 * Lets a request pass whose attestation counts, and every request where none is asked for (null). Throws the Refusals
 * `app-not-verified` and `unavailable`.
 */
export async function requireApp(attestation: Attestation | null, request: Request): Promise<void> {
  if (attestation === null) return;
  const token = request.get(HEADER);
  if (!token) throw appNotVerified();
  await attestation.verify(token);
}
