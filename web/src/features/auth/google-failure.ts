import { providerCode } from './provider-error.ts';

/** What the emulator's dialog throws when it is closed: the same as Google's window would. */
export function dialogClosed(): Error {
  return Object.assign(new Error('The dialog was closed.'), { code: 'auth/popup-closed-by-user' });
}

/** What an alert says when signing in with Google came to nothing. */
export function googleFailureText(error: unknown): string {
  switch (providerCode(error)) {
    case 'auth/popup-closed-by-user':
    case 'auth/cancelled-popup-request':
    case 'auth/user-cancelled':
      return 'The Google window was closed before you were signed in.';
    case 'auth/popup-blocked':
      return 'Your browser blocked the Google window. Allow pop-ups for this site and try again.';
    default:
      return 'Error when signing in';
  }
}
