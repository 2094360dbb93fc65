import { randomUUID } from 'node:crypto';

/** One request and what came of it: which kind it was, its status, how long it took and when it ended. */
export interface Answered {
  readonly kind: string;
  readonly status: number;
  readonly milliseconds: number;
  readonly at: number;
}

interface Member {
  readonly username: string;
  readonly token: string;
}

const { FIREBASE_AUTH_EMULATOR_HOST } = process.env;

async function signUp(): Promise<string> {
  const address = `http://${FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=soak`;
  const body = JSON.stringify({
    email: `${randomUUID()}@knack.example`,
    password: 'correct-horse',
    returnSecureToken: true,
  });
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
  });
  return ((await response.json()) as { idToken: string }).idToken;
}

function send(
  origin: string,
  method: string,
  path: string,
  token?: string,
  body?: object,
): Promise<Response> {
  const headers = {
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    ...(body !== undefined && { 'Content-Type': 'application/json' }),
    ...(method === 'POST' && { 'Idempotency-Key': randomUUID() }),
  };
  return fetch(origin + path, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
}

/** Makes people with a profile. */
export async function makeMembers(origin: string, count: number): Promise<Member[]> {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const [token, username] = [await signUp(), `soak-${randomUUID().slice(0, 8)}`];
      const { status } = await send(origin, 'POST', '/users', token, {
        username,
        skills: ['Plumber'],
        interests: [],
      });
      if (status !== 201) throw new Error(`A profile was answered with ${status}.`);
      return { token, username };
    }),
  );
}

/** Of a hundred requests: what people do on a lively evening. */
const MIX: readonly (readonly [
  kind: string,
  share: number,
  act: (origin: string, me: Member, other: Member) => Promise<Response>,
])[] = [
  ['read the board', 45, (origin) => send(origin, 'GET', '/articles?limit=20')],
  ['read a profile', 20, (origin, _me, { username }) => send(origin, 'GET', `/users/username/${username}`)],
  [
    'read reviews',
    10,
    (origin, _me, { username }) => send(origin, 'GET', `/reviews?created_about=${username}`),
  ],
  ['read what is not there', 5, (origin) => send(origin, 'GET', `/articles/${randomUUID()}`)],
  [
    'publish',
    8,
    (origin, { token, username }) =>
      send(origin, 'POST', '/articles', token, {
        title: 'Taps mended',
        topic: 'Plumbing',
        body: 'On Saturdays. '.repeat(40),
        username,
      }),
  ],
  [
    'review',
    6,
    (origin, { token, username }, other) =>
      send(origin, 'POST', '/reviews', token, {
        username,
        created_about: other.username,
        title: 'Kind',
        body: 'Came the same day.',
        rating: 4,
      }),
  ],
  [
    'edit the profile',
    4,
    (origin, { token, username }) =>
      send(origin, 'PUT', `/users/${username}`, token, { bio: `At ${Date.now()}` }),
  ],
  ['be refused', 2, (origin, { token }) => send(origin, 'POST', '/articles', token, { title: '' })],
];

function pickKind() {
  let left = Math.random() * MIX.reduce((sum, [, share]) => sum + share, 0);
  return MIX.find(([, share]) => (left -= share) < 0) ?? MIX[0];
}

/** Every member acts, one request after the other, until the time is up; `answered` hears of each. */
export async function act(
  origin: string,
  members: readonly Member[],
  until: number,
  answered: (one: Answered) => void,
): Promise<void> {
  await Promise.all(
    members.map(async (me, index) => {
      while (Date.now() < until) {
        const other =
          members[(index + 1 + Math.floor(Math.random() * (members.length - 1))) % members.length];
        const kind = pickKind();
        if (other === undefined || kind === undefined) return;
        const start = performance.now();
        const response = await kind[2](origin, me, other);
        await response.arrayBuffer();
        answered({
          kind: kind[0],
          status: response.status,
          milliseconds: performance.now() - start,
          at: Date.now(),
        });
      }
    }),
  );
}
