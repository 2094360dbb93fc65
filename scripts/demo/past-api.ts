import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createApp } from '../../functions/src/http/create-app.ts';
import type { Platform } from '../../functions/src/platform/platform.ts';

/** What the API takes for the time (in milliseconds since 1970) and for the next id while it answers a request. */
export interface Moment {
  readonly time: number;
  readonly id: string;
}

/** The API as it would have answered back then. One request at a time: they share the clock. */
export interface PastApi {
  /** Rejects with what the API says unless it answers 201. */
  post(path: string, body: object, moment: Moment): Promise<void>;
  /** Rejects with what the API says unless it answers 200. */
  put(path: string, body: object, moment: Moment): Promise<void>;
  close(): Promise<void>;
}

const NO_LIMIT = Number.MAX_SAFE_INTEGER;

/** Starts the API in this process, on a free port, for whoever `token` belongs to. */
export async function startPastApi({ db, accounts }: Platform, token: string): Promise<PastApi> {
  let now: Moment = { time: 0, id: '' };
  const app = createApp({
    db,
    accounts,
    now: () => now.time,
    newId: () => now.id,
    log: { info: () => {}, error: (message, fields) => console.error(message, fields) },
    limits: { requestsPerMinute: NO_LIMIT, writesPerMinute: NO_LIMIT },
  });
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  async function send(
    method: string,
    expected: number,
    path: string,
    body: object,
    moment: Moment,
  ): Promise<void> {
    now = moment;
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    const answer = await response.text();
    if (response.status !== expected) throw new Error(`${method} ${path} of ${moment.id}: ${answer}`);
  }

  return {
    post: (path, body, moment) => send('POST', 201, path, body, moment),
    put: (path, body, moment) => send('PUT', 200, path, body, moment),
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
