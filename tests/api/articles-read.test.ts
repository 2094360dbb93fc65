import { expect, it } from 'vitest';
import { createAccount, createMember } from './support/accounts.ts';
import {
  expectJson,
  expectMethodNotAllowed,
  expectNotFound,
  expectProblem,
  expectRefusedFields,
} from './support/expectations.ts';
import { api } from './support/server.ts';
import { unchanged } from './support/store.ts';
import { publish } from './support/writes.ts';

it('an article is read by everybody, itself and not in an envelope', async () => {
  const article = await publish(await createMember('ada'));
  expectJson(await api('GET', `/articles/${article.id}`), 200, article, 'all');
});

it('an article that somebody has is answered 304 while it is as it was', async () => {
  const { id } = await publish(await createMember('ada'));
  const [etag = ''] = (await api('GET', `/articles/${id}`)).headers['etag'] ?? [];
  const again = await api('GET', `/articles/${id}`, { headers: { 'If-None-Match': etag } });
  expect([again.status, again.body]).toEqual([304, '']);
});

it.each([
  ['an id that nothing has', 'AAAAAAAAAAAAAAAAAAAA'],
  ['case 47, reserved by the store', '__x__'],
  ['case 47, a dot', '.'],
  ['case 47, two dots', '..'],
  ['case 51, an encoded slash', 'a%2Fb'],
  ['case 51, another collection', '..%2Fusers%2Fada'],
  ['case 53, 1,501 bytes', 'x'.repeat(1_501)],
  ['case 43, NUL', 'a%00b'],
])('%s: there is no such article', async (_case, id) => {
  expectNotFound(await api('GET', `/articles/${id}`), 'article');
});

it.each(['%ZZ', '%', '%C3%28'])('case 52: /articles/%s cannot be read, and no stack is shown', async (id) => {
  const answer = await api('GET', `/articles/${id}`);
  expectProblem(answer, 400, 'malformed-request', 'The address could not be read.');
});

it('case 38: an unknown parameter is refused', async () => {
  const { id } = await publish(await createMember('ada'));
  expectRefusedFields(await api('GET', `/articles/${id}?fields=uid`), ['fields', 'Is not a field here.']);
});

it.each([
  ['PATCH', '/articles', 'GET, HEAD, POST'],
  ['DELETE', '/articles', 'GET, HEAD, POST'],
  ['TRACE', '/articles', 'GET, HEAD, POST'],
  ['TRACE', '/articles/x', 'GET, HEAD, PUT, DELETE'],
  ['POST', '/articles/x', 'GET, HEAD, PUT, DELETE'],
  ['PATCH', '/articles/x', 'GET, HEAD, PUT, DELETE'],
  ['PUT', '/articles/x/restore', 'POST'],
  ['PUT', '/users', 'GET, HEAD, POST'],
  ['TRACE', '/users', 'GET, HEAD, POST'],
  ['PUT', '/users/me', 'GET, HEAD'],
  ['DELETE', '/users/me', 'GET, HEAD'],
  ['POST', '/users/username/ada', 'GET, HEAD'],
  ['GET', '/users/ada', 'PUT, DELETE'],
  ['PATCH', '/users/ada', 'PUT, DELETE'],
  ['TRACE', '/reviews', 'GET, HEAD, POST'],
  ['PUT', '/reviews', 'GET, HEAD, POST'],
  ['OPTIONS', '/reviews', 'GET, HEAD, POST'],
])('case 57: %s %s is not taken', async (method, path, allowed) => {
  const { token } = await createAccount();
  const answer = await unchanged(() => api(method, path, { token, headers: { 'X-Secret': 'echo me' } }));
  expectMethodNotAllowed(answer, allowed);
  expect(JSON.stringify(answer)).not.toContain('echo me');
});

it.each([
  '/',
  '/nothing',
  '/articles/a/b',
  '/reviews/x',
  '/users/username',
  '/users/username/a/b',
  '/__/auth',
])('case 58: %s is answered in JSON', async (path) => {
  const answer = await api('GET', path);
  // These are read as a member called "username" and a review: they are there, and are not read so.
  if (path === '/users/username') return expectMethodNotAllowed(answer, 'PUT, DELETE');
  if (path === '/reviews/x') return expectMethodNotAllowed(answer, 'DELETE');
  expectNotFound(answer, 'address');
});

it.each(['GET', 'POST', 'OPTIONS'])('case 61: no foreign site is let in (%s)', async (method) => {
  const headers = {
    Origin: 'https://evil.example',
    'Access-Control-Request-Method': 'POST',
    'Access-Control-Request-Headers': 'authorization',
  };
  const answer = await unchanged(() => api(method, '/articles', { headers }));
  const cors = Object.keys(answer.headers).filter((name) => name.startsWith('access-control-'));
  expect(cors).toEqual([]);
  expect(answer.headers['cross-origin-opener-policy']).toEqual(['same-origin-allow-popups']);
});
