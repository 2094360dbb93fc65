import type { EmulatedGoogleAccount } from './account.ts';
import { loadAuthClient } from './auth-client.ts';
import { followAuth } from './session-watch.ts';
import { sessionWhen, type Session, type SignedIn } from './session.ts';

const isSignedIn = (session: Session): session is SignedIn => session.status === 'signedIn';

const isSettled = (session: Session): session is Exclude<Session, { status: 'loading' }> =>
  session.status !== 'loading' &&
  !(session.status === 'signedIn' && session.username === undefined && !session.profileFailed);

const isNobody = (session: Session): session is Exclude<Session, SignedIn> => session.status !== 'signedIn';

/** Fetches the sign-in code ahead of the click that needs it; a failure shows at that click. */
export function preloadAuth(): void {
  followAuth().catch(() => undefined);
}

/** The code with the session following it; everything below rejects as `loadAuthClient` does, or with the provider's error. */
async function signInCode() {
  await followAuth();
  return loadAuthClient();
}

/** Creates an account with e-mail and password; resolves when the session is signed in. */
export async function registerWithEmail(email: string, password: string): Promise<void> {
  await (await signInCode()).register(email, password);
  await sessionWhen(isSignedIn);
}

/** Signs in with e-mail and password; resolves when the session is signed in. */
export async function signInWithEmail(email: string, password: string): Promise<void> {
  await (await signInCode()).signIn(email, password);
  await sessionWhen(isSignedIn);
}

/** How Google is asked here: in its own window, or, on the emulator, in a dialog of ours. */
export async function googleWindowOrDialog(): Promise<'window' | 'dialog'> {
  return (await signInCode()).isEmulated() ? 'dialog' : 'window';
}

/** Signs in through Google's window; resolves when the session is signed in. */
export async function signInWithGoogleWindow(): Promise<void> {
  await (await signInCode()).signInWithGoogleWindow();
  await sessionWhen(isSignedIn);
}

/** Signs in to the emulator as a made-up Google account; resolves when the session is signed in. */
export async function signInWithEmulatedGoogle(account: EmulatedGoogleAccount): Promise<void> {
  await (await signInCode()).signInWithEmulatedGoogle(account);
  await sessionWhen(isSignedIn);
}

/** The caller's username once it is known: null without a profile, undefined when it could not be found out. */
export async function knownUsername(): Promise<string | null | undefined> {
  const session = await sessionWhen(isSettled);
  return session.status === 'signedIn' ? session.username : undefined;
}

/** Signs out in every tab; resolves when the session has ended. Leave a guarded screen first, or its guard speaks up. */
export async function signOut(): Promise<void> {
  await (await signInCode()).signOut();
  await sessionWhen(isNobody);
}
