import { ApiError } from './api-error.ts';

/**
 * One sentence for a person about why a call failed, where the specification has no words of its own: what happened,
 * and what they can do about it.
 */
export function failureText(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Something went wrong in this page. Reload it and try again.';
  switch (error.code) {
    case 'offline':
      return 'You seem to be offline. Check your connection and try again.';
    case 'too-slow':
      return 'Your connection was too slow for this. Nothing is lost: try again in a moment.';
    case 'timeout':
      return 'The server takes too long to answer. Try again in a moment.';
    case 'unauthenticated':
      return 'Your session has ended. Sign in again to go on.';
    case 'app-not-verified':
      return 'The server could not tell that this comes from the app. Reload the page and try again.';
    case 'profile-required':
      return 'Create your profile first.';
    case 'not-yours':
      return 'This belongs to somebody else, so it cannot be changed here.';
    case 'own-review':
      return 'You cannot review yourself.';
    case 'already-answered':
      return 'This review has its answer already.';
    case 'not-found':
      return 'This is not here any more.';
    case 'username-taken':
      return 'That username is taken. Choose another one.';
    case 'profile-exists':
      return 'You already have a profile.';
    case 'already-reported':
      return 'You have reported this already.';
    case 'not-oneself':
      return 'That is your own.';
    case 'too-many-blocks':
      return 'You have blocked as many members as one can. Unblock somebody first.';
    case 'being-deleted':
      return 'Your account is being deleted, so nothing can be written with it any more.';
    case 'too-large':
      return 'That is too long to be sent.';
    case 'too-many-requests':
      return `That was a lot at once. Try again in ${waitText(error.retryAfter)}.`;
    case 'quota-used-up':
      return `That was as much as one person may do in a day. Nothing is lost: try again in ${waitText(error.retryAfter)}.`;
    case 'invalid-input':
      return 'Something in the form is not allowed. Look at the marked fields.';
    default:
      return 'Something went wrong on our side. Try again in a moment.';
  }
}

function waitText(seconds: number | null): string {
  if (seconds === null) return 'a minute';
  if (seconds < 60) return seconds <= 1 ? 'a second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 60) return minutes === 1 ? 'a minute' : `${minutes} minutes`;
  const hours = Math.ceil(seconds / 3_600);
  return hours === 1 ? 'an hour' : `${hours} hours`;
}
