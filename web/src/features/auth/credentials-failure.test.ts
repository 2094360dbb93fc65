import { describe, expect, it } from 'vitest';
import { loginFailure, registerFailure } from './credentials-failure.ts';
import { dialogClosed, googleFailureReason } from './google-failure.ts';
import { providerMessage, UNREACHABLE } from './provider-error.ts';

const refusal = (code: string) => Object.assign(new Error(`Firebase: Error (${code}).`), { code });

describe('a login failure', () => {
  it.each([
    ['auth/invalid-email', 'email', 'Invalid email'],
    ['auth/user-not-found', 'email', 'No account with that email was found'],
    ['auth/wrong-password', 'password', 'Incorrect password'],
    ['auth/invalid-credential', null, 'Email or password was incorrect'],
    ['auth/invalid-login-credentials', null, 'Email or password was incorrect'],
    ['auth/user-disabled', null, 'Email or password was incorrect'],
    ['auth/too-many-requests', null, 'Email or password was incorrect'],
    ['auth/missing-password', null, 'Email or password was incorrect'],
  ])('%s is said beside %s as “%s”', (code, field, text) => {
    expect(loginFailure(refusal(code))).toEqual({ field, text });
  });

  it.each([
    refusal('auth/network-request-failed'),
    new TypeError('Failed to fetch dynamically imported module'),
  ])('that nobody looked at (%s) reads as any other, and says why', (error) => {
    expect(loginFailure(error)).toEqual({
      field: null,
      text: 'Email or password was incorrect',
      reason: UNREACHABLE,
    });
  });
});

describe('a failure to register', () => {
  it.each([
    ['auth/email-already-in-use', 'email', 'There is an account with that email already. Sign in instead?'],
    ['auth/weak-password', 'password', 'Choose a longer password'],
    ['auth/invalid-email', 'email', 'Invalid email'],
    ['auth/operation-not-allowed', null, 'The account could not be created'],
    ['auth/network-request-failed', null, UNREACHABLE],
  ])('%s is said beside %s as “%s”', (code, field, text) => {
    expect(registerFailure(refusal(code))).toEqual({ field, text });
  });
});

describe('a failure with Google', () => {
  it.each([
    ['auth/popup-closed-by-user', 'The Google window was closed before you were signed in.'],
    ['auth/cancelled-popup-request', 'The Google window was closed before you were signed in.'],
    [
      'auth/popup-blocked',
      'Your browser blocked the Google window. Allow pop-ups for this site and try again.',
    ],
    ['auth/network-request-failed', UNREACHABLE],
    ['auth/internal-error', null],
  ])('%s is explained by “%s”', (code, text) => {
    expect(googleFailureReason(refusal(code))).toBe(text);
  });

  it('reads the same whether the window or the dialog was closed', () => {
    expect(googleFailureReason(dialogClosed())).toBe(
      googleFailureReason(refusal('auth/popup-closed-by-user')),
    );
  });
});

describe('the provider’s message', () => {
  it('is shown as it comes', () => {
    expect(providerMessage(refusal('auth/wrong-password'))).toBe('Firebase: Error (auth/wrong-password).');
  });

  it('is replaced by a sentence where the provider said nothing', () => {
    expect(providerMessage(new TypeError('Failed to fetch'))).toBe(UNREACHABLE);
    expect(providerMessage(new RangeError('x'))).toBe(
      'Something went wrong while signing in. Please try again.',
    );
  });
});
