import { once } from 'node:events';
import { Agent, request as ask, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { BareQuestion } from './bare.ts';
import type { Community, Speaker } from './community.ts';

/** One way to be asked, a number of times. */
export interface Request {
  method: string;
  path: string;
  /** Who asks, or who asks next. */
  speaker?: Speaker | (() => Speaker);
  /** A fresh body for each request. */
  body?: (index: number) => object;
}

/** How many requests, and how many of them at a time. */
export interface Load {
  connections: number;
  amount: number;
}

const agent = new Agent({ keepAlive: true });

/** Sends a request and waits for the whole answer; the milliseconds that took. */
async function send(
  origin: string,
  method: string,
  path: string,
  headers: Record<string, string>,
  body = '',
): Promise<number> {
  const begun = performance.now();
  const outgoing = ask(origin + path, {
    agent,
    method,
    headers: { ...headers, ...(body && { 'content-length': Buffer.byteLength(body) }) },
  });
  outgoing.end(body);
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
  const said = await buffer(answer);
  const taken = performance.now() - begun;
  if (answer.statusCode !== undefined && answer.statusCode < 300) return taken;
  throw new Error(`${method} ${path} was answered with ${answer.statusCode}: ${said.toString()}`);
}

/** The milliseconds that each of `amount` requests took, `connections` of them under way at any time. */
export async function times(
  { origin }: Community,
  { method, path, speaker, body }: Request,
  { connections, amount }: Load,
): Promise<number[]> {
  const taken: number[] = [];
  let sent = 0;
  const oneAfterTheOther = async () => {
    while (sent < amount) {
      sent += 1;
      const who = typeof speaker === 'function' ? speaker() : speaker;
      const headers = {
        accept: 'application/json',
        ...(who && { authorization: `Bearer ${who.token}` }),
        ...(body && { 'content-type': 'application/json' }),
      };
      taken.push(await send(origin, method, path, headers, body && JSON.stringify(body(sent))));
    }
  };
  await Promise.all(Array.from({ length: connections }, oneAfterTheOther));
  return taken;
}

/** The same for the SDK alone, asked from as far away. */
export function bareTimes(community: Community, question: BareQuestion, load: Load): Promise<number[]> {
  return times(community, { method: 'POST', path: '/bare', body: () => question }, load);
}
