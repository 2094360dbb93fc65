import { isUnreachable, providerCode, UNREACHABLE } from './provider-error.ts';

/** What the form says about a refusal, and beside which field; null is the form as a whole. */
export interface CredentialsFailure {
  field: 'email' | 'password' | null;
  text: string;
  /** What is known of why, where `text` cannot say it. */
  reason?: string;
}

/** Why a login failed, in the words of the specification's error catalogue (section 8). */
export function loginFailure(error: unknown): CredentialsFailure {
  switch (providerCode(error)) {
    case 'auth/invalid-email':
      return { field: 'email', text: 'Invalid email' };
    case 'auth/user-not-found':
      return { field: 'email', text: 'No account with that email was found' };
    case 'auth/wrong-password':
      return { field: 'password', text: 'Incorrect password' };
    default:
      return {
        field: null,
        text: 'Email or password was incorrect',
        // The catalogue has those words for everything else; where nobody looked at either, that is said too.
        ...(isUnreachable(error) && { reason: UNREACHABLE }),
      };
  }
}

/** Why an account could not be created; the rules are the provider's. */
export function registerFailure(error: unknown): CredentialsFailure {
  if (isUnreachable(error)) return { field: null, text: UNREACHABLE };
  switch (providerCode(error)) {
    case 'auth/invalid-email':
    case 'auth/missing-email':
      return { field: 'email', text: 'Invalid email' };
    case 'auth/email-already-in-use':
      return { field: 'email', text: 'There is an account with that email already. Sign in instead?' };
    case 'auth/missing-password':
    case 'auth/weak-password':
    case 'auth/password-does-not-meet-requirements':
      return { field: 'password', text: 'Choose a longer password' };
    default:
      return { field: null, text: 'The account could not be created' };
  }
}
