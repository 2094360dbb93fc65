import { randomUUID } from 'node:crypto';
import type { ArticleKind } from '@knack/contract/articles';
import { API_PATHS } from '@knack/contract/paths';
import type { Skill } from '@knack/contract/skills';
import { isBornRevoked } from '../../fixtures/born-revoked.ts';

/** Somebody with an account in the auth emulator. */
export interface Account {
  email: string;
  password: string;
  uid: string;
  token: string;
}

/** An account with a profile. */
export interface Member extends Account {
  username: string;
}

const { APP_URL, FIREBASE_AUTH_EMULATOR_HOST } = process.env;

/** A username that no other test uses: `name` and a random ending. */
export function uniqueName(name: string): string {
  return `${name}-${randomUUID().slice(0, 8)}`;
}

async function identity(method: string, body: object): Promise<{ localId: string; idToken: string }> {
  const base = `http://${FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1`;
  const response = await fetch(`${base}/accounts:${method}?key=test`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, returnSecureToken: true }),
  });
  if (!response.ok)
    throw new Error(`accounts:${method} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as { localId: string; idToken: string };
}

/** Makes an account by e-mail and password, without a profile. */
export async function createAccount(name = 'someone'): Promise<Account> {
  const credentials = { email: `${uniqueName(name)}@knack.example`, password: 'correct-horse' };
  const { localId, idToken } = await identity('signUp', credentials);
  const account = { ...credentials, uid: localId, token: idToken };
  return isBornRevoked(idToken) ? { ...account, token: await freshToken(account) } : account;
}

/** Calls the API as somebody and gives back the answer's body; throws when it is refused. */
export async function api<Answer>(
  method: 'POST' | 'PUT',
  path: string,
  token: string,
  body: object,
): Promise<Answer> {
  const response = await fetch(`${APP_URL}${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  if (!response.ok)
    throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Answer;
}

/** Makes a member through the API, as the app would; the token carries the claim. */
export async function createMember(name: string, profile: object = {}): Promise<Member> {
  const account = await createAccount(name);
  const username = uniqueName(name);
  await api('POST', API_PATHS.users, account.token, { username, skills: [], interests: [], ...profile });
  return { ...account, username, token: await freshToken(account) };
}

/** A token as the account gets it by signing in again: with the claim, once there is a profile. */
export async function freshToken({ email, password }: Account): Promise<string> {
  return (await identity('signInWithPassword', { email, password })).idToken;
}

/** Publishes an article of a member's. */
export async function publishArticle(
  author: Member,
  article: { title?: string; topic?: string; body?: string; kind?: ArticleKind; skill?: Skill } = {},
): Promise<{ id: string; title: string; topic: string; body: string }> {
  const fields = {
    title: 'Taps mended',
    topic: 'Plumbing',
    body: 'I mend taps on Saturdays, for a coffee.',
    ...article,
  };
  return api('POST', API_PATHS.articles, author.token, { ...fields, username: author.username });
}

/** Writes a review of one member about another. */
export async function writeReview(
  author: Member,
  about: Member,
  review: { title?: string; body?: string; rating?: number } = {},
): Promise<void> {
  await api('POST', API_PATHS.reviews, author.token, {
    username: author.username,
    created_about: about.username,
    title: 'Kind and quick',
    body: 'Came the same day.',
    rating: 5,
    ...review,
  });
}
