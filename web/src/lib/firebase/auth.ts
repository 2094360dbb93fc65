import {
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  debugErrorMap,
  getIdTokenResult,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  reload,
  signInWithCredential,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut as signOutOf,
  type Auth,
  type User,
} from 'firebase/auth';
import type { Account, EmulatedGoogleAccount } from '../account.ts';
import { openFirebaseApp } from './app.ts';

let auth: Auth | undefined;
let emulated = false;

function opened(): Auth {
  if (auth === undefined) throw new Error('openAuth() comes first');
  return auth;
}

/** Prepares sign-in; everything else here comes after it. Rejects when the configuration cannot be fetched. */
export async function openAuth(): Promise<void> {
  const { app, emulator } = await openFirebaseApp();
  if (auth !== undefined) return;
  const address = emulator('auth');
  // No popup resolver here: on phones it would fetch a script from Google at once.
  auth = initializeAuth(app, {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
    // The other map says nothing but the code, and people read these messages.
    errorMap: debugErrorMap,
  });
  if (address !== null) connectAuthEmulator(auth, `http://${address}`, { disableWarnings: true });
  emulated = address !== null;
}

/** Whether sign-in goes to the emulator, which has no Google window. */
export function isEmulated(): boolean {
  return emulated;
}

/**
 * Calls back with whoever is signed in, first when that is known and then whenever it becomes somebody else; `isNew`
 * when they have not signed in again since the account was made.
 */
export function watchAccount(
  changed: (account: Account | null, isNew: boolean) => void,
  failed: (error: Error) => void,
): void {
  const isNew = ({ metadata }: User) => metadata.creationTime === metadata.lastSignInTime;
  onAuthStateChanged(
    opened(),
    (user) => changed(user && toAccount(user), user !== null && isNew(user)),
    failed,
  );
}

function toAccount({ uid, email, displayName, photoURL }: User): Account {
  return { uid, email, displayName, photoURL };
}

/** The ID token, renewed if asked or expired; null when nobody is signed in. Waits until that is known. */
export async function getIdToken(renewed: boolean): Promise<string | null> {
  await opened().authStateReady();
  return (await opened().currentUser?.getIdToken(renewed)) ?? null;
}

/** The `username` that the API has put into the account's token, or null. */
export async function usernameClaim(): Promise<string | null> {
  const user = opened().currentUser;
  if (user === null) return null;
  const claim = (await getIdTokenResult(user)).claims['username'];
  return typeof claim === 'string' ? claim : null;
}

/** Fetches the account and its token anew; null when nobody is signed in. */
export async function renewAccount(): Promise<Account | null> {
  const user = opened().currentUser;
  if (user === null) return null;
  await user.getIdToken(true);
  await reload(user);
  return toAccount(user);
}

/** Creates an account and signs in. Like all that follows, it rejects with the provider's error and its `code`. */
export async function register(email: string, password: string): Promise<void> {
  await createUserWithEmailAndPassword(opened(), email, password);
}

/** Signs in with e-mail and password. */
export async function signIn(email: string, password: string): Promise<void> {
  await signInWithEmailAndPassword(opened(), email, password);
}

/** Signs in through Google's window. */
export async function signInWithGoogleWindow(): Promise<void> {
  const provider = new GoogleAuthProvider();
  provider.setCustomParameters({ prompt: 'select_account' });
  await signInWithPopup(opened(), provider, browserPopupRedirectResolver);
}

/** Signs in to the emulator as a made-up Google account: it takes an unsigned credential for a signed one. */
export async function signInWithEmulatedGoogle({ name, email }: EmulatedGoogleAccount): Promise<void> {
  const identity = { sub: `emulated-${email.toLowerCase()}`, email, email_verified: true, name };
  await signInWithCredential(opened(), GoogleAuthProvider.credential(JSON.stringify(identity)));
}

/** Signs out in every tab of this browser. */
export async function signOut(): Promise<void> {
  await signOutOf(opened());
}
