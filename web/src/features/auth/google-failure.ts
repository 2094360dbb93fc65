import { isUnreachable, providerCode, UNREACHABLE } from './provider-error.ts';

/** What the emulator's dialog throws when it is closed: the same as Google's window would. */
export function dialogClosed(): Error {
  return Object.assign(new Error('The dialog was closed.'), { code: 'auth/popup-closed-by-user' });
}

/** Said whenever signing in with Google came to nothing (specification, section 8). */
export const GOOGLE_FAILURE = 'Error when signing in';

/** What a person can do about it or has done themselves, where that is known; it is said beside `GOOGLE_FAILURE`. */
export function googleFailureReason(error: unknown): string | null {
  switch (providerCode(error)) {
    case 'auth/popup-closed-by-user':
    case 'auth/cancelled-popup-request':
    case 'auth/user-cancelled':
      return 'The Google window was closed before you were signed in.';
    case 'auth/popup-blocked':
      return 'Your browser blocked the Google window. Allow pop-ups for this site and try again.';
    default:
      return isUnreachable(error) ? UNREACHABLE : null;
  }
}
