import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import type { Readable } from 'node:stream';
import type { Request } from 'express';
import type * as v from 'valibot';
import { LIMITS } from '@knack/contract/limits';
import { Refusal } from '../platform/refusal.ts';
import { parseInput } from './input.ts';

/**
 * The request's JSON body as `schema` parses it, the same behind `listen()` and in a Cloud Function (where the
 * body has been read before). Throws the Refusals `unsupported-media-type`, `too-large`, `too-slow`,
 * `malformed-request` and `invalid-input`.
 */
export async function readBody<Schema extends v.GenericSchema>(
  request: Request,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  if (!isJson(request.get('Content-Type'))) {
    throw new Refusal('unsupported-media-type', 'Send the request as application/json in UTF-8.');
  }
  const body = parseJson(await readBytes(request));
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new Refusal('malformed-request', 'The body must be a JSON object.');
  }
  return parseInput(schema, body);
}

function isJson(contentType = ''): boolean {
  const [type = '', ...parameters] = contentType.toLowerCase().split(';');
  if (type.trim() !== 'application/json') return false;
  return parameters.every((parameter) => {
    const [name = '', value = ''] = parameter.split('=');
    return name.trim() !== 'charset' || /^"?utf-?8"?$/.test(value.trim());
  });
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new Refusal('malformed-request', 'The body is not valid JSON in UTF-8.');
  }
}

async function readBytes(request: Request): Promise<Uint8Array> {
  const { rawBody } = request as { rawBody?: unknown };
  if (rawBody instanceof Uint8Array) {
    if (rawBody.length > LIMITS.requestBytes) throw tooLarge();
    return rawBody;
  }

  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(tooSlow()), LIMITS.requestMilliseconds);
  try {
    return await Promise.race([collectBytes(request), late]);
  } finally {
    clearTimeout(timer);
  }
}

async function collectBytes(request: Request): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of decompressed(request) as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length > LIMITS.requestBytes) throw tooLarge();
      chunks.push(chunk);
    }
  } catch (cause) {
    if (cause instanceof Refusal) throw cause;
    throw new Refusal('malformed-request', 'The body could not be read.', { cause });
  }
  return Buffer.concat(chunks);
}

function decompressed(request: Request): Readable {
  const encoding = request.get('Content-Encoding')?.trim().toLowerCase() ?? 'identity';
  switch (encoding) {
    case 'identity':
      return request;
    case 'gzip':
      return request.pipe(createGunzip());
    case 'deflate':
      return request.pipe(createInflate());
    case 'br':
      return request.pipe(createBrotliDecompress());
    default:
      throw new Refusal('unsupported-media-type', 'Send the body uncompressed, or with gzip, deflate or br.');
  }
}

function tooLarge(): Refusal {
  return new Refusal('too-large', `A request may hold ${LIMITS.requestBytes / 1024} KiB at the most.`);
}

// The connection goes with it: what may still come of the body is nobody's.
function tooSlow(): Refusal {
  return new Refusal(
    'too-slow',
    `A request has to arrive within ${LIMITS.requestMilliseconds / 1_000} seconds.`,
    {
      headers: { Connection: 'close' },
    },
  );
}
