import type { AppCheck } from 'firebase-admin/app-check';
import { adminApp } from './firestore.ts';
import { Refusal, unavailable } from './refusal.ts';

/** Whether a request comes from the app itself, by the attestation that the app sends along. */
export interface Attestation {
  /** Checks a token of App Check. Throws the Refusals `app-not-verified` and `unavailable`. */
  verify(token: string): Promise<void>;
}

const UNREACHABLE = /^Error fetching/;
const REFUSED = new Set(['app-check/invalid-argument', 'app-check/app-check-token-expired']);

let appCheck: Promise<AppCheck> | undefined;

// Loaded with the first token, and never where nothing is enforced.
function connectAppCheck(): Promise<AppCheck> {
  appCheck ??= import('firebase-admin/app-check').then(({ getAppCheck }) => getAppCheck(adminApp()));
  return appCheck;
}

/** No attestation, or one that does not count. */
export function appNotVerified(): Refusal {
  return new Refusal('app-not-verified', 'This can only be done from the app. Reload it, then try again.');
}

/** The project's App Check. */
export const firebaseAppCheck: Attestation = {
  async verify(token) {
    const connected = await connectAppCheck();
    try {
      await connected.verifyToken(token);
    } catch (error) {
      const isRefusal = error instanceof Error && 'code' in error && REFUSED.has(String(error.code));
      // Fails closed: only what speaks of the token is a refusal of it.
      throw isRefusal && !UNREACHABLE.test(error.message) ? appNotVerified() : unavailable(error);
    }
  },
};
