import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { isBornRevoked } from '../../fixtures/born-revoked.ts';
import type { Call } from './call.ts';
import { api } from './server.ts';

/** Somebody with an account in the auth emulator. */
export interface Account {
  uid: string;
  email: string;
  token: string;
  refreshToken: string;
}

/** An account with a profile; `token` carries the claim, `tokenBefore` is older than the profile. */
export interface Member extends Account {
  username: string;
  tokenBefore: string;
}

/** What the auth emulator keeps of an account, as far as the API writes it. */
export interface AccountRecord {
  displayName?: string;
  photoUrl?: string;
  customAttributes?: string;
}

interface Identity {
  localId: string;
  idToken: string;
  refreshToken: string;
}

const { FIREBASE_AUTH_EMULATOR_HOST, GCLOUD_PROJECT } = process.env;
const password = 'correct-horse';

/** A username that no other test uses: `name` and a random ending. */
export function uniqueName(name: string): string {
  return `${name}-${randomUUID().slice(0, 8)}`;
}

/** Calls the auth emulator, with `path` after `accounts`; as one of the project's administrators if `admin`. */
async function identity<Reply>(path: string, body: object, admin = false): Promise<Reply> {
  const base = `http://${FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1`;
  const place = admin ? `${base}/projects/${GCLOUD_PROJECT}/accounts` : `${base}/accounts`;
  const response = await fetch(`${place}:${path}?key=test`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(admin && { Authorization: 'Bearer owner' }) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`accounts:${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Reply;
}

function toAccount({ localId, idToken, refreshToken }: Identity, email: string): Account {
  return { uid: localId, email, token: idToken, refreshToken };
}

/** Makes an account by e-mail and password, without a profile. */
export async function createAccount(name = 'someone'): Promise<Account> {
  const email = `${uniqueName(name)}@knack.example`;
  const credentials = { email, password, returnSecureToken: true };
  const signedUp = await identity<Identity>('signUp', credentials);
  if (!isBornRevoked(signedUp.idToken)) return toAccount(signedUp, email);
  return toAccount(await identity<Identity>('signInWithPassword', credentials), email);
}

/** Makes an account that has no e-mail. */
export async function createAnonymousAccount(): Promise<Account> {
  return toAccount(await identity('signUp', { returnSecureToken: true }), '');
}

/** A new token of an account that `createAccount` made. */
export async function freshToken({ email }: Account): Promise<string> {
  const body = { email, password, returnSecureToken: true };
  return (await identity<Identity>('signInWithPassword', body)).idToken;
}

/** Changes an account as its administrators can: `disableUser`, `validSince`, `photoUrl`, … */
export async function changeAccount({ uid }: Account, change: object): Promise<void> {
  await identity('update', { localId: uid, ...change }, true);
}

/** Changes the password as the owner does, which ends all sessions. */
export async function changePassword({ token }: Account): Promise<void> {
  await identity('update', { idToken: token, password: 'battery-staple' });
}

/** Deletes an account as its administrators can. */
export async function deleteAccount({ uid }: Account): Promise<void> {
  await identity('delete', { localId: uid }, true);
}

/** The account as the auth emulator has it. */
export async function readAccount({ uid }: Account): Promise<AccountRecord> {
  const { users } = await identity<{ users: [AccountRecord] }>('lookup', { localId: [uid] }, true);
  return users[0];
}

/** Makes a member through the API, as the app does. */
export async function createMember(name: string, profile: object = {}, call: Call = api): Promise<Member> {
  const account = await createAccount(name);
  const username = uniqueName(name);
  const body = { username, skills: [], interests: [], ...profile };
  const { status } = await call('POST', '/users', { token: account.token, body });
  expect(status).toBe(201);
  return { ...account, username, tokenBefore: account.token, token: await freshToken(account) };
}
