import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { Firestore, Timestamp, type DocumentData } from '@google-cloud/firestore';
import { API_PATHS } from '@knack/contract/paths';
import { createAccount, freshToken, uniqueName } from '../../e2e/support/community.ts';
import type { Counts } from './counts.ts';

export interface Speaker {
  username: string;
  token: string;
}

/** A community of some size in a store of its own, with the API in a process of its own in front of it. */
export interface Community {
  readonly documents: number;
  readonly origin: string;
  readonly ada: Speaker;
  readonly bob: Speaker;
  readonly articleId: string;
  /** A member that the filling made, of as many as `members`; nobody can sign in as one. */
  readonly clone: (index: number) => string;
  readonly call: (method: string, path: string, speaker?: Speaker, body?: object) => Promise<unknown>;
  /** What was read and written since it was last asked. */
  readonly counts: () => Promise<Counts>;
  readonly stop: () => void;
}

const SHARES = { articles: 0.6, users: 0.2, reviews: 0.2 };

/** Starts the API on a store that has been filled to about `documents` documents. */
export async function startCommunity(documents: number): Promise<Community> {
  const project = `demo-bench-${documents}`;
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
  const join_ = async (name: string): Promise<Speaker> => {
    const account = await createAccount(name);
    const username = uniqueName(name);
    const profile = { username, skills: ['Plumber'], interests: ['Tour Guide'] };
    await call('POST', API_PATHS.users, { username, token: account.token }, profile);
    return { username, token: await freshToken(account) };
  };
  const [ada, bob] = [await join_('ada'), await join_('bob')];
  const { id } = (await call('POST', API_PATHS.articles, ada, articleBy(ada))) as { id: string };
  await call('POST', API_PATHS.reviews, ada, reviewBy(ada, bob.username));
  await fill(project, documents, ada.username);
  const community = {
    documents,
    origin,
    ada,
    bob,
    articleId: id,
    clone: (index: number) => `clone-${index}`,
    call,
    counts: async () => (await (await fetch(`${origin}/counts`)).json()) as Counts,
    stop: () => void child.kill(),
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

/** Multiplies what the API has stored, so that every document has the shape that it gives them. */
async function fill(project: string, documents: number, about: string): Promise<void> {
  const db = new Firestore({ projectId: project });
  const writer = db.bulkWriter({ throttling: false });
  for (const [collection, share] of Object.entries(SHARES)) {
    const template = (await db.collection(collection).limit(1).get()).docs[0]?.data() ?? {};
    // Enough members for every first review of one.
    const copies = Math.max(100, documents * share);
    for (let index = 0; index < copies; index += 1) {
      const [id, fields] = copied(collection, template, index, about);
      void writer.set(db.collection(collection).doc(id), fields);
      if (index % 2_000 === 0) await writer.flush();
    }
  }
  await writer.close();
  await db.terminate();
}

function copied(
  collection: string,
  template: DocumentData,
  index: number,
  about: string,
): [string, DocumentData] {
  // Older than what the API wrote, each at a moment of its own.
  const createdAt = Timestamp.fromMillis(Date.now() - 3_600_000 - index * 1_000);
  const username = `clone-${index}`;
  if (collection === 'users')
    return [username, { ...template, id: username, username, uid: `uid-${index}`, createdAt }];
  if (collection === 'reviews') {
    // Fifty about one member, as a page of theirs holds; the others about somebody each.
    const created_about = index < 50 ? about : `clone-${index}`;
    const id = `${created_about}:${username}`;
    return [id, { ...template, id, username, created_about, createdAt }];
  }
  // Every hundredth is of another topic.
  const topic = index % 100 === 0 ? 'Gardening' : 'Plumbing';
  const id = `article-${String(index).padStart(7, '0')}`;
  return [id, { ...template, id, topic, topicKey: topic.toLowerCase(), username, createdAt }];
}
