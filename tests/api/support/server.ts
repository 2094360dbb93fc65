import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, expect } from 'vitest';
import { createApp } from '../../../functions/src/http/create-app.ts';
import type { Dependencies } from '../../../functions/src/http/dependencies.ts';
import { callsTo, type Call } from './call.ts';
import { db } from './store.ts';

/** No limit that a test meets unawares. */
const limits = { requestsPerMinute: 1_000_000, writesPerMinute: 1_000_000 };

const servers: Server[] = [];
const faults: object[] = [];

afterEach(() => {
  expect(faults.splice(0), 'faults of the server').toEqual([]);
});

afterAll(() => {
  for (const server of servers.splice(0)) server.close();
});

/** Starts the API on a port of its own, against the emulators but for what is `given`. */
export async function startServer(given: Partial<Dependencies> = {}): Promise<Call> {
  return (await startAddress(given)).call;
}

/** As `startServer`, for who speaks to its port without HTTP's manners. */
export async function startAddress(given: Partial<Dependencies> = {}): Promise<{ call: Call; port: number }> {
  const log = {
    info: () => {},
    error: (message: string, fields: object) => faults.push({ message, ...fields }),
  };
  const server = createApp({ db, limits, log, emulated: false, ...given }).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { call: callsTo(`http://127.0.0.1:${port}`), port };
}

/** The API that most tests speak to. It has more time than the real one: a busy machine is not an outage. */
export const api = await startServer({ answerWithinMs: 25_000 });
