import type { DemoLogin } from './logins.ts';

/** Where the sign-in emulator is, and for which project. */
export interface SignInEmulator {
  readonly authHost: string;
  readonly projectId: string;
}

const SERVICE = 'identitytoolkit.googleapis.com/v1';

/**
 * Registers an e-mail address and password and signs in with them. `uid` is given, so that every loading makes the
 * same accounts; for that the emulator wants its owner's token, and answers with no token of the account's own.
 * Resolves to an ID token; rejects with what the emulator says.
 */
export async function signUp(
  { authHost, projectId }: SignInEmulator,
  uid: string,
  { email, password }: DemoLogin,
): Promise<string> {
  const service = `http://${authHost}/${SERVICE}`;
  await post(`${service}/projects/${projectId}/accounts`, { localId: uid, email, password }, 'owner');
  const { idToken } = await post(`${service}/accounts:signInWithPassword?key=demo`, {
    email,
    password,
    returnSecureToken: true,
  });
  if (typeof idToken !== 'string') throw new Error('Signing in gave no token.');
  return idToken;
}

async function post(url: string, body: object, bearer?: string): Promise<Record<string, unknown>> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(bearer && { Authorization: `Bearer ${bearer}` }) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`The sign-in emulator refused: ${await response.text()}`);
  return (await response.json()) as Record<string, unknown>;
}
