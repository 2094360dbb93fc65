import autocannon from 'autocannon';
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

/** The milliseconds that each of `amount` requests took, `connections` of them under way at any time. */
export async function times(
  { origin }: Community,
  { method, path, speaker, body }: Request,
  { connections, amount }: { connections: number; amount: number },
): Promise<number[]> {
  const taken: number[] = [];
  const refused = new Set<number>();
  let sent = 0;
  const next = () => {
    const who = typeof speaker === 'function' ? speaker() : speaker;
    return {
      headers: {
        accept: 'application/json',
        ...(who && { authorization: `Bearer ${who.token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body((sent += 1))) }),
    };
  };
  await new Promise<void>((resolve, reject) => {
    const load = autocannon(
      {
        url: origin + path,
        connections,
        amount,
        timeout: 60,
        requests: [{ method: method as 'GET', setupRequest: (request) => ({ ...request, ...next() }) }],
      },
      (error: Error | null) => (error === null ? resolve() : reject(error)),
    );
    load.on('response', (_client, status, _bytes, milliseconds) => {
      taken.push(milliseconds);
      if (status >= 300) refused.add(status);
    });
  });
  if (refused.size > 0) throw new Error(`${method} ${path} was answered with ${[...refused].join()}.`);
  return taken;
}

/** The same for the SDK alone, asked from as far away. */
export function bareTimes(
  community: Community,
  question: BareQuestion,
  load: { connections: number; amount: number },
): Promise<number[]> {
  return times(community, { method: 'POST', path: '/bare', body: () => question }, load);
}
