import type { Auth } from 'firebase-admin/auth';
import { isGooglePhoto } from '@knack/contract/photos';
import { isUsername } from '@knack/contract/usernames';
import { adminApp } from './firestore.ts';
import { Refusal, unavailable } from './refusal.ts';

/** Who speaks: the uid of a checked token and, where the token says so, the member's username. */
export interface Caller {
  readonly uid: string;
  readonly username: string | null;
}

/** What the sign-in provider knows of somebody. */
export interface Account {
  readonly uid: string;
  readonly email: string | null;
  readonly photo: string | null;
  readonly claims: Readonly<Record<string, unknown>>;
}

/** The sign-in accounts. Every method throws the Refusal `unavailable` where the provider does not answer. */
export interface Accounts {
  /** Checks an ID token, with revocation. Throws the Refusal `unauthenticated`. */
  verify(token: string): Promise<Caller>;
  /** Throws the Refusal `unauthenticated` when the account is gone. */
  find(uid: string): Promise<Account>;
  /** Everything that the provider keeps of somebody but their secrets, for them alone. */
  describe(uid: string): Promise<Readonly<Record<string, unknown>>>;
  /** Makes the account known as a member: display name, photo (where it is an absolute address) and claim. */
  recognise(account: Account, username: string, photo: string): Promise<void>;
  /** Deletes the account with its claims and ends its sessions; one that is gone already is no failure. */
  remove(uid: string): Promise<void>;
}

const UNREACHABLE = /^Error (while making request|fetching)/;

// What follows is a refusal for sure only where the error speaks of the token or the account: fail closed.
function translate(error: unknown): Refusal {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const ours = !code.startsWith('auth/') || code === 'auth/internal-error' || code.includes('permission');
  if (ours || (error instanceof Error && UNREACHABLE.test(error.message))) return unavailable(error);
  return unauthenticated();
}

function isGone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'auth/user-not-found';
}

/** No token, or one that does not count. */
export function unauthenticated(): Refusal {
  return new Refusal('unauthenticated', 'Please sign in, then try again.', {
    headers: { 'WWW-Authenticate': 'Bearer' },
  });
}

let auth: Promise<Auth> | undefined;

// Loaded with the first token: reads are public and most instances begin with one.
function connectAuth(): Promise<Auth> {
  auth ??= import('firebase-admin/auth').then(({ getAuth }) => getAuth(adminApp()));
  return auth;
}

async function asking<T>(question: (auth: Auth) => Promise<T>): Promise<T> {
  const connected = await connectAuth();
  try {
    return await question(connected);
  } catch (error) {
    throw translate(error);
  }
}

/** The project's accounts, or the emulator's where `FIREBASE_AUTH_EMULATOR_HOST` is set. */
export const firebaseAccounts: Accounts = {
  async verify(token) {
    const decoded = await asking((auth) => auth.verifyIdToken(token, true));
    const claim: unknown = decoded['username'];
    return { uid: decoded.uid, username: typeof claim === 'string' && isUsername(claim) ? claim : null };
  },
  async find(uid) {
    const { email, photoURL, customClaims } = await asking((auth) => auth.getUser(uid));
    return { uid, email: email ?? null, photo: photoURL ?? null, claims: customClaims ?? {} };
  },
  async describe(uid) {
    const record = await asking((auth) => auth.getUser(uid));
    const { passwordHash: _hash, passwordSalt: _salt, ...told } = record.toJSON() as Record<string, unknown>;
    return told;
  },
  async recognise({ uid, claims }, username, photo) {
    await asking((auth) =>
      auth.updateUser(uid, { displayName: username, ...(isGooglePhoto(photo) && { photoURL: photo }) }),
    );
    // Last, because its absence is what tells the next call that this has to be done again.
    await asking((auth) => auth.setCustomUserClaims(uid, { ...claims, username }));
  },
  async remove(uid) {
    const connected = await connectAuth();
    try {
      await connected.deleteUser(uid);
    } catch (error) {
      // Which is how a repeated deletion finds it. Anything else leaves it open whether the account is gone.
      if (!isGone(error)) throw unavailable(error);
    }
  },
};
