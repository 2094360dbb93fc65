import { expect, it } from 'vitest';
import { createMember } from './support/accounts.ts';
import type { Answer } from './support/call.ts';
import { expectProblem } from './support/expectations.ts';
import { startServer } from './support/server.ts';
import { stored, unchanged } from './support/store.ts';
import { newArticle } from './support/writes.ts';

const limits = { requestsPerMinute: 1_000, writesPerMinute: 5 };
const start = Date.UTC(2026, 0, 5, 9);

function expectTooMany(answer: Answer, seconds: number): void {
  expectProblem(answer, 429, 'too-many-requests', `Please wait ${seconds} seconds, then try again.`, {
    headers: { 'retry-after': [String(seconds)] },
  });
}

it('case 62: a member who floods is told until when to wait, then goes on; others are not held up', async () => {
  const [ada, bob] = await Promise.all([createMember('ada'), createMember('bob')]);
  let time = start;
  const api = await startServer({ limits, now: () => time });
  const publish = (author = ada) =>
    api('POST', '/articles', { token: author.token, body: newArticle(author) });
  for (let count = 0; count < limits.writesPerMinute; count += 1) expect((await publish()).status).toBe(201);

  time = start + 15_000;
  expectTooMany(await unchanged(() => publish()), 45);
  const { username, token } = ada;
  expectTooMany(await unchanged(() => api('PUT', `/users/${username}`, { token, body: {} })), 45);
  expect((await api('GET', '/users/me', { token })).status).toBe(200);
  expect((await publish(bob)).status).toBe(201);

  time = start + 60_000;
  expect((await publish()).status).toBe(201);
  expect(Object.keys(await stored('articles'))).toHaveLength(limits.writesPerMinute + 2);
});

it('case 62: what is refused counts too', async () => {
  const { token } = await createMember('ada');
  const api = await startServer({ limits, now: () => start });
  for (let count = 0; count < limits.writesPerMinute; count += 1) {
    expect((await api('POST', '/articles', { token, body: {} })).status).toBe(400);
  }
  expectTooMany(await unchanged(() => api('POST', '/reviews', { token, body: {} })), 60);
});

it('case 62: an address that floods is told until when to wait, whatever it asks for', async () => {
  const api = await startServer({ limits: { ...limits, requestsPerMinute: 3 }, now: () => start });
  for (const path of ['/articles', '/users/me', '/nothing']) {
    expect((await api('GET', path)).status).not.toBe(429);
  }
  for (const path of ['/articles', '/users/me', '/nothing']) expectTooMany(await api('GET', path), 60);
});
