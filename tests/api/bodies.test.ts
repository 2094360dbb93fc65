import { gzipSync } from 'node:zlib';
import { LIMITS } from '@knack/contract/limits';
import { beforeEach, describe, expect, it } from 'vitest';
import { createMember, type Member } from './support/accounts.ts';
import { expectProblem, expectRefusedFields } from './support/expectations.ts';
import { api } from './support/server.ts';
import { stored, unchanged } from './support/store.ts';
import { newArticle } from './support/writes.ts';

const noObject = 'The body must be a JSON object.';
const noJson = 'The body is not valid JSON in UTF-8.';
const mediaType = 'Send the request as application/json in UTF-8.';
const tooLarge = 'A request may hold 64 KiB at the most.';

let ada: Member;
beforeEach(async () => {
  ada = await createMember('ada');
});

describe.each([
  ['POST', '/articles', () => '/articles'],
  ['POST', '/reviews', () => '/reviews'],
  ['POST', '/users', () => '/users'],
  ['PUT', '/users/{username}', () => `/users/${ada.username}`],
])('%s %s', (method, _path, path) => {
  const send = (body: string | Uint8Array, headers: Record<string, string> = {}) =>
    unchanged(() => api(method, path(), { token: ada.token, body, headers }));

  it.each([
    ['case 28, half of JSON', '{"title":', noJson],
    ['case 28, nothing', '', noJson],
    ['case 28, two objects', '{}{}', noJson],
    ['case 28, not UTF-8', Uint8Array.of(0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d), noJson],
    ['case 29, a list', '[{}]', noObject],
    ['case 30, null', 'null', noObject],
    ['case 30, a text', '"text"', noObject],
    ['case 36, 50,000 deep', '['.repeat(50_000), noJson],
  ])('%s: refused as malformed', async (_case, body, detail) => {
    expectProblem(await send(body), 400, 'malformed-request', detail);
  });

  it.each([
    ['case 31', 'text/plain'],
    ['case 32', 'application/x-www-form-urlencoded'],
    ['case 33', 'multipart/form-data; boundary=x'],
    ['another charset', 'application/json; charset=latin1'],
  ])('%s: %s is not taken', async (_case, type) => {
    const answer = await send('{"title":"x"}', { 'Content-Type': type });
    expectProblem(answer, 415, 'unsupported-media-type', mediaType);
  });

  it('case 34: over 64 KiB is too large', async () => {
    const over = JSON.stringify({ bio: 'x'.repeat(LIMITS.requestBytes) });
    expectProblem(await send(over), 413, 'too-large', tooLarge);
  });

  it('case 35: a gzip bomb is too large', async () => {
    const bomb = gzipSync(Buffer.alloc(20_000_000, ' '));
    expectProblem(await send(bomb, { 'Content-Encoding': 'gzip' }), 413, 'too-large', tooLarge);
  });
});

it('case 36: what nests 30,000 deep in a field is refused by that field', async () => {
  const { username, token } = ada;
  const body = `{"bio":${'['.repeat(30_000)}${']'.repeat(30_000)}}`;
  const answer = await unchanged(() => api('PUT', `/users/${username}`, { token, body }));
  expectRefusedFields(answer, ['bio', 'Must be text.']);
});

it.each(['__proto__', 'constructor', 'prototype'])('case 37: the field %s is refused', async (field) => {
  const { username, token } = ada;
  for (const [method, path, fields] of [
    ['POST', '/articles', newArticle(ada)],
    ['PUT', `/users/${username}`, { bio: 'New.' }],
  ] as const) {
    const body = `${JSON.stringify(fields).slice(0, -1)},"${field}":{"isAdmin":true}}`;
    const answer = await unchanged(() => api(method, path, { token, body }));
    expectRefusedFields(answer, [field, 'Is not a field here.']);
  }
  expect({}).not.toHaveProperty('isAdmin');
});

it('a body is read when it is sent compressed', async () => {
  const body = gzipSync(JSON.stringify(newArticle(ada)));
  const options = { token: ada.token, body, headers: { 'Content-Encoding': 'gzip' } };
  expect((await api('POST', '/articles', options)).status).toBe(201);
  expect(Object.values(await stored('articles'))).toMatchObject([newArticle(ada)]);
});

it('who is refused anyway does not have their body read', async () => {
  const body = 'x'.repeat(LIMITS.requestBytes * 2);
  expect((await unchanged(() => api('POST', '/articles', { body }))).status).toBe(401);
});
