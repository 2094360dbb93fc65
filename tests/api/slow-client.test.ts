import { once } from 'node:events';
import { connect } from 'node:net';
import { setInterval as ticks } from 'node:timers/promises';
import { LIMITS } from '@knack/contract/limits';
import { expect, it } from 'vitest';
import { createMember, type Member } from './support/accounts.ts';
import { startAddress } from './support/server.ts';
import { stored, unchanged } from './support/store.ts';
import { newArticle } from './support/writes.ts';

const SLOW_CLIENTS = 20;

/** Sends a POST whose body comes at one byte a second; what it is answered, once the server has hung up. */
async function sendSlowly(port: number, { token }: Member, body: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  let answer = '';
  const ended = once(socket, 'close');
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  socket.on('error', () => undefined);
  socket.write(
    `POST /articles HTTP/1.1\r\nHost: knack\r\nAuthorization: Bearer ${token}\r\n` +
      `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`,
  );
  let sent = 0;
  for await (const _ of ticks(1_000)) {
    if (socket.destroyed || sent === body.length) break;
    socket.write(body[sent] ?? '');
    sent += 1;
  }
  await ended;
  return answer;
}

it('who sends one byte a second is told 408 and hung up on; everybody else is served meanwhile', async () => {
  const ada = await createMember('ada');
  const { call, port } = await startAddress();
  const start = performance.now();
  const body = JSON.stringify(newArticle(ada));
  const answers = unchanged(() =>
    Promise.all(Array.from({ length: SLOW_CLIENTS }, () => sendSlowly(port, ada, body))),
  );

  const others: number[] = [];
  for (let times = 0; times < 50; times += 1) {
    const asked = performance.now();
    expect((await call('GET', '/articles')).status).toBe(200);
    others.push(performance.now() - asked);
  }
  for (const answer of await answers) {
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toMatch(/\r\nConnection: close\r\n/i);
    expect(answer).toContain('"code":"too-slow"');
  }
  const took = performance.now() - start;
  expect(took).toBeLessThan(LIMITS.requestMilliseconds + 5_000);
  console.log(
    `${SLOW_CLIENTS} clients at one byte a second were hung up on after ${Math.round(took)} ms; the slowest of 50 others waited ${Math.round(Math.max(...others))} ms`,
  );
  expect(await stored('articles')).toEqual({});
});
