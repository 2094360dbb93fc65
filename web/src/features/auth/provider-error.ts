/** The sign-in provider's code of an error, such as `auth/wrong-password`; null for any other error. */
export function providerCode(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return null;
  return error.code.startsWith('auth/') ? error.code : null;
}

/** Said where the sign-in service, or the code that speaks to it, cannot be reached. */
export const UNREACHABLE = 'The sign-in service cannot be reached. Check your connection and try again.';

/** Whether nothing was refused, because nobody was asked. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof TypeError || providerCode(error) === 'auth/network-request-failed';
}

/** The provider's message as it comes; where it said nothing, what can be said without it. */
export function providerMessage(error: unknown): string {
  if (providerCode(error) !== null) return (error as Error).message;
  return isUnreachable(error) ? UNREACHABLE : 'Something went wrong while signing in. Please try again.';
}
