import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { API_PATHS } from '@knack/contract/paths';
import { createAccount, freshToken, uniqueName, type Account } from '../../e2e/support/community.ts';
import type { Counts } from './counts.ts';
import { articleName, cloneName, fill } from './fill.ts';

export interface Speaker {
  username: string;
  token: string;
}

/**
 * A community of some size in a store of its own, with the API in a process of its own in front of it. The same people
 * are in each, and `articleId` is an article in each, so that a request to one can be sent to another.
 */
export interface Community {
  /** How many articles it has, and as many members. */
  readonly size: number;
  readonly origin: string;
  readonly ada: Speaker;
  readonly bob: Speaker;
  readonly articleId: string;
  /** A member that the filling made, of as many as `members`; nobody can sign in as one. */
  readonly clone: (index: number) => string;
  readonly call: (method: string, path: string, speaker?: Speaker, body?: object) => Promise<unknown>;
  /** What was read and written since it was last asked. */
  readonly counts: () => Promise<Counts>;
}

/** Who the people of every community are: ada, who is told much, and bob, about whom many reviews are. */
export const people = once(() => Promise.all([newcomer('ada'), newcomer('bob')]));

async function newcomer(name: string): Promise<Account & { username: string }> {
  return { ...(await createAccount(name)), username: uniqueName(name) };
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}

const communities = new Map<number, Promise<Community>>();

/** The community of `size` articles and members; filled once, however many sections ask for it. */
export function openCommunity(size: number): Promise<Community> {
  const community = communities.get(size) ?? startCommunity(size);
  communities.set(size, community);
  return community;
}

async function startCommunity(size: number): Promise<Community> {
  const project = `demo-bench-${size}`;
  const child = fork(join(import.meta.dirname, 'serve.ts'), [project], { execArgv: [] });
  const origin = await listening(child);

  const call: Community['call'] = async (method, path, speaker, body) => {
    const response = await fetch(origin + path, {
      method,
      headers: {
        ...(speaker && { Authorization: `Bearer ${speaker.token}` }),
        ...(body && { 'Content-Type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  const enter = async (person: Account & { username: string }): Promise<Speaker> => {
    const { username } = person;
    await call('POST', API_PATHS.users, person, {
      username,
      skills: ['Plumber'],
      interests: ['Tour Guide'],
    });
    return { username, token: await freshToken(person) };
  };
  const [first, second] = await people();
  const [ada, bob] = [await enter(first), await enter(second)];
  await call('POST', API_PATHS.articles, ada, articleBy(ada));
  await call('POST', API_PATHS.reviews, ada, reviewBy(ada, bob.username));
  await fill(project, size, { told: ada.username, reviewed: bob.username });
  const community = {
    size,
    origin,
    ada,
    bob,
    articleId: articleName(0),
    clone: cloneName,
    call,
    counts: async () => (await (await fetch(`${origin}/counts`)).json()) as Counts,
  };
  await community.counts();
  return community;
}

export const articleBy = ({ username }: Speaker) => ({
  username,
  title: 'Taps mended',
  topic: 'Plumbing',
  body: 'I mend taps on Saturdays, for a coffee and a chat about the weather.',
});

export const reviewBy = ({ username }: Speaker, about: string) => ({
  username,
  created_about: about,
  title: 'Kind and quick',
  body: 'Came the same day and knew what to do.',
  rating: 5,
});

async function listening(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('message', (origin: string) => resolve(origin));
    child.once('exit', (code) => reject(new Error(`The API's process ended with ${code}.`)));
  });
}
