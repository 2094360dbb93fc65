import { isUsername } from '@knack/contract/usernames';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Account } from './account.ts';
import { readStored, STORAGE_KEYS } from './storage.ts';

export interface SignedIn {
  status: 'signedIn';
  account: Account;
  /** The username of record; undefined while it is being read, null when there is no profile yet. */
  username: string | null | undefined;
  /** The username could not be read: it stays undefined until `retrySession`, or until the network is back. */
  profileFailed: boolean;
}

/** Who is here. `loading` occurs only where somebody was signed in before; `failed` when that could not be checked. */
export type Session = { status: 'loading' } | { status: 'failed' } | { status: 'signedOut' } | SignedIn;

/** Whether somebody was signed in when this browser last knew. */
export function wasSignedIn(): boolean {
  return readStored(STORAGE_KEYS.signedIn) !== null;
}

/**
 * The session outside of components. Only `session-watch.ts` changes it. It begins with nobody, as the start page is
 * built: React takes that page over by what stores held at first, and then shows what they hold now.
 */
export const sessionStore = createStore<Session>(() => ({ status: 'signedOut' }));
if (wasSignedIn()) sessionStore.setState({ status: 'loading' }, true);

/** Whether the provider's library follows who is signed in. Only `session-watch.ts` changes it. */
export const follow = { started: false };

/** Who is here, live. */
export function useSession(): Session {
  return useStore(sessionStore);
}

/** Whether nobody is known to be here: nobody is signed in, or it could not be checked. */
export function isStranger({ status }: Pick<Session, 'status'>): boolean {
  return status === 'signedOut' || status === 'failed';
}

/**
 * The username that this browser remembers, for painting before the session is known, or null. Anybody can edit it:
 * nothing may be allowed because of it.
 */
export function rememberedUsername(): string | null {
  const stored = readStored(STORAGE_KEYS.username);
  return stored !== null && isUsername(stored) ? stored.toLowerCase() : null;
}

/**
 * The username of whoever is looking, or null. While that is being found out, or cannot be, of whoever was here last: for
 * painting, as above.
 */
export function likelyUsername(session: Session): string | null {
  if (session.status === 'signedOut') return null;
  const known = session.status === 'signedIn' ? session.username : undefined;
  return known === undefined ? rememberedUsername() : known;
}

/** The session, once `wanted` says yes to it. */
export function sessionWhen<S extends Session>(wanted: (session: Session) => session is S): Promise<S> {
  return new Promise((resolve) => {
    const settle = (session: Session) => {
      if (!wanted(session)) return;
      stop();
      resolve(session);
    };
    const stop = sessionStore.subscribe(settle);
    settle(sessionStore.getState());
  });
}
