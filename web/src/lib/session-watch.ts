import type { Account } from './account.ts';
import { isApiError } from './api-error.ts';
import { loadAuthClient } from './auth-client.ts';
import { ownUserQuery } from './own-user.ts';
import { queryClient } from './query-client.ts';
import {
  follow,
  rememberedUsername,
  sessionStore,
  wasSignedIn,
  type Session,
  type SignedIn,
} from './session.ts';
import { STORAGE_KEYS, writeStored } from './storage.ts';

const set = (session: Session) => sessionStore.setState(session, true);

/** Checks again what could not be checked: who is here, or which profile is theirs. */
export function retrySession(): void {
  const session = sessionStore.getState();
  if (session.status === 'failed') {
    set({ status: 'loading' });
    void followQuietly();
  } else if (session.status === 'signedIn' && session.profileFailed) {
    void readUsername({ ...session, profileFailed: false });
  }
}

/** Asks for the username again, after another tab has stored one. */
export function rereadUsername(): void {
  const session = sessionStore.getState();
  if (session.status === 'signedIn' && session.username === null) void readUsername(session);
}

/** What the screen that creates profiles calls when the API has made one: its owner is a member from here on. */
export async function profileCreated(username: string): Promise<void> {
  const mine = ++reading;
  writeStored(STORAGE_KEYS.username, username);
  const account = await renewAccount();
  const session = sessionStore.getState();
  // Somebody else may be here by now.
  if (mine !== reading || session.status !== 'signedIn') return;
  set({ ...session, account: account ?? session.account, username, profileFailed: false });
  void queryClient.invalidateQueries({ queryKey: ownUserQuery.queryKey });
}

let following: Promise<void> | undefined;

/** Loads the sign-in code and follows who is signed in; rejects when that code cannot be fetched. */
export function followAuth(): Promise<void> {
  follow.started = true;
  following ??= loadAuthClient()
    .then((client) => client.watchAccount(accountChanged, () => set({ status: 'failed' })))
    .catch((error: unknown) => {
      following = undefined;
      follow.started = false;
      set({ status: wasSignedIn() ? 'failed' : 'signedOut' });
      throw error;
    });
  return following;
}

function followQuietly(): Promise<void> {
  return followAuth().catch(() => undefined);
}

let lastUid: string | null = null;
/** Counts the readings of a username, so that one that was overtaken changes nothing. */
let reading = 0;

function accountChanged(account: Account | null, isNew: boolean): void {
  reading += 1;
  const uid = account?.uid ?? null;
  if (lastUid !== null && lastUid !== uid) queryClient.removeQueries({ queryKey: ['own'] });
  lastUid = uid;
  writeStored(STORAGE_KEYS.signedIn, account === null ? null : 'yes');
  if (account === null) {
    writeStored(STORAGE_KEYS.username, null);
    set({ status: 'signedOut' });
  } else {
    void readUsername({ status: 'signedIn', account, username: undefined, profileFailed: false }, isNew);
  }
}

/** Which profile belongs to the account: the token says so at once where it can, the API for certain. */
async function readUsername(session: SignedIn, isNew = false): Promise<void> {
  const mine = ++reading;
  const settle = (found: Partial<SignedIn>) => {
    if (mine === reading) set({ ...session, ...found });
  };
  settle({});
  const claim = await usernameClaim();
  if (claim !== null) settle({ username: claim });
  // A newcomer need not ask the API, which could only say that there is nothing, and that as an error.
  else if (isNew && rememberedUsername() === null) return settle({ username: null });
  const username = await readOwnUsername();
  if (mine !== reading) return;
  if (username === undefined) return settle(claim === null ? { profileFailed: true } : { username: claim });
  writeStored(STORAGE_KEYS.username, username);
  if (username === null || username === claim) return settle({ username });
  // The token is older than the profile, and the rules of the chat go by the token.
  const account = await renewAccount();
  settle({ username, account: account ?? session.account });
}

/** What the API says: null without a profile, undefined when it cannot be asked. */
async function readOwnUsername(): Promise<string | null | undefined> {
  try {
    return (await queryClient.fetchQuery(ownUserQuery)).username;
  } catch (error) {
    return isApiError(error, 'not-found') ? null : undefined;
  }
}

async function usernameClaim(): Promise<string | null> {
  try {
    return await (await loadAuthClient()).usernameClaim();
  } catch {
    return null;
  }
}

/** A new token and account; null when they cannot be had now, which only delays them: tokens renew every hour. */
async function renewAccount(): Promise<Account | null> {
  try {
    return await (await loadAuthClient()).renewAccount();
  } catch {
    return null;
  }
}
