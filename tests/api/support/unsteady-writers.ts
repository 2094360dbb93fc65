import { randomUUID } from 'node:crypto';
import type { Member } from './accounts.ts';
import type { Call } from './call.ts';
import { newArticle } from './writes.ts';

/** A POST of an article under a key, and every answer that it has got. */
export interface Attempted {
  readonly author: Member;
  readonly key: string;
  readonly title: string;
  /** 0 where the connection broke. */
  status: number;
  milliseconds: number;
  endedAt: number;
}

/** Publishes one article under a new key. */
export async function attempt(call: Call, author: Member): Promise<Attempted> {
  const key = randomUUID();
  const title = `Written under ${key}`;
  const start = performance.now();
  const status = await call('POST', '/articles', {
    token: author.token,
    key,
    body: newArticle(author, { title }),
  }).then(
    (answer) => answer.status,
    () => 0,
  );
  return { author, key, title, status, milliseconds: performance.now() - start, endedAt: Date.now() };
}

/** Sends the same again: the answer's status, and the id of what there is now. */
export async function repeat(
  call: Call,
  { author, key, title }: Attempted,
): Promise<{ status: number; id: string }> {
  const body = newArticle(author, { title });
  const answer = await call('POST', '/articles', { token: author.token, key, body });
  return { status: answer.status, id: (answer.body as { id: string }).id };
}
