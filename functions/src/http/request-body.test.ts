import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import express from 'express';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIMITS } from '@knack/contract/limits';
import { toRefusal } from './problems.ts';
import { readBody } from './request-body.ts';

const schema = v.strictObject({
  text: v.string('Must be text.'),
  list: v.optional(v.array(v.string('Must be text.'))),
});

const echo = express();
echo.post('/', async (request, response) => {
  response.json(await readBody(request, schema));
});
const answerError: express.ErrorRequestHandler = (error, _request, response, _next) => {
  const { status, code, errors } = toRefusal(error);
  response.status(status).json({ code, errors });
};
echo.use(answerError);

// As a Cloud Function's framework does: it reads, and keeps what it read.
const preread: RequestListener = (request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    echo(Object.assign(request, { rawBody: Buffer.concat(chunks) }), response);
  });
};

describe.each([
  ['behind listen()', echo as RequestListener],
  ['in a Cloud Function', preread],
])('a body %s', (_where, listener) => {
  const server = createServer(listener);
  beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
  afterAll(() => void server.close());

  async function post(body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) {
    const { port } = server.address() as AddressInfo;
    const response = await fetch(`http://127.0.0.1:${port}/`, {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/json', ...headers },
    });
    return { status: response.status, body: await response.json() };
  }

  const malformed = { status: 400, body: { code: 'malformed-request' } };
  const invalid = (...errors: object[]) => ({ status: 400, body: { code: 'invalid-input', errors } });
  const unknown = (field: string) => ({ field, message: 'Is not a field here.' });

  it.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON;charset="UTF8"'])(
    'of %s is read',
    async (type) => {
      const body = { text: 'grüß dich 🙂', list: ['a'] };
      expect(await post(JSON.stringify(body), { 'Content-Type': type })).toEqual({ status: 200, body });
    },
  );

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json; charset=latin1',
    'application/problem+json',
    'application/jsonp',
    '',
  ])('of type "%s" is not read', async (type) => {
    const answer = await post('{"text":"a"}', { 'Content-Type': type });
    expect(answer).toEqual({ status: 415, body: { code: 'unsupported-media-type' } });
  });

  it.each([
    ['nothing', ''],
    ['half of JSON', '{"text":'],
    ['a list', '[]'],
    ['null', 'null'],
    ['a text', '"a"'],
    ['a number', '1'],
    ['50,000 open brackets', '['.repeat(50_000)],
    ['bytes that are no UTF-8', new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])],
  ])('with %s is malformed', async (_what, body) => {
    expect(await post(body)).toEqual(malformed);
  });

  it('that nests as deep as fits is refused by its field', async () => {
    const deep = `{"text":${'['.repeat(30_000)}${']'.repeat(30_000)}}`;
    expect(await post(deep)).toEqual(invalid({ field: 'text', message: 'Must be text.' }));
  });

  it.each(['__proto__', 'constructor', 'toString', 'more'])('with the field %s is refused', async (field) => {
    expect(await post(`{"text":"a","${field}":{"polluted":true}}`)).toEqual(invalid(unknown(field)));
    expect({}).not.toHaveProperty('polluted');
  });

  it('names each field that it lacks or got wrong', async () => {
    expect(await post('{"list":["a",1]}')).toEqual(
      invalid({ field: 'text', message: 'Is required.' }, { field: 'list.1', message: 'Must be text.' }),
    );
  });

  const around = '{"text":""}'.length;
  it('may hold 64 KiB, and not a byte more', async () => {
    const text = 'x'.repeat(LIMITS.requestBytes - around);
    expect(await post(JSON.stringify({ text }))).toEqual({ status: 200, body: { text } });
    expect(await post(JSON.stringify({ text: `${text}x` }))).toEqual({
      status: 413,
      body: { code: 'too-large' },
    });
  });

  if (listener === preread) return;

  it.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
  ])('is read from %s, and counted as it is without', async (encoding, compress) => {
    const headers = { 'Content-Encoding': encoding };
    expect(await post(compress('{"text":"a"}'), headers)).toEqual({ status: 200, body: { text: 'a' } });
    const bomb = compress(Buffer.alloc(2_000_000, ' '));
    expect(bomb.length).toBeLessThan(LIMITS.requestBytes);
    expect(await post(bomb, headers)).toEqual({ status: 413, body: { code: 'too-large' } });
    expect(await post('{"text":"a"}', headers)).toEqual(malformed);
  });

  it('in an encoding that nobody knows is not read', async () => {
    const answer = await post('{"text":"a"}', { 'Content-Encoding': 'rot13' });
    expect(answer).toEqual({ status: 415, body: { code: 'unsupported-media-type' } });
  });
});
