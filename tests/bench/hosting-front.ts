import { once } from 'node:events';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { generate } from 'selfsigned';

const compress = promisify(brotliCompress);
const COMPRESSIBLE = /^(text\/|image\/svg|application\/([\w.-]+\+)?(json|javascript|manifest))/;
/** Of one connection, or said anew by whoever passes an answer on (RFC 9113, section 8.2.2). */
const HOP_BY_HOP = ['connection', 'keep-alive', 'transfer-encoding', 'content-encoding', 'content-length'];

interface Front {
  origin: string;
  close: () => void;
}

/**
 * Puts in front of a server what Hosting has and its emulator has not: HTTPS, HTTP/2 and brotli. Its certificate is made
 * for this run and known to nobody. What was compressed once is kept, as Hosting keeps it.
 */
export async function hostingFront(server: string): Promise<Front> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }]);
  const compressed = new Map<string, Buffer>();

  async function pass(request: Http2ServerRequest, response: Http2ServerResponse): Promise<void> {
    const { method, url, headers } = request;
    const sent = Object.entries(headers).filter(([name]) => !name.startsWith(':') && name !== 'host');
    const body = method === 'GET' || method === 'HEAD' ? null : await bytesOf(request);
    const answer = await fetch(server + url, {
      method,
      headers: sent.map(([name, value]): [string, string] => [name, String(value)]),
      body,
      redirect: 'manual',
    });
    for (const [name, value] of answer.headers)
      if (!HOP_BY_HOP.includes(name)) response.setHeader(name, value);
    const plain = Buffer.from(await answer.arrayBuffer());
    if (!COMPRESSIBLE.test(answer.headers.get('content-type') ?? '') || plain.length === 0) {
      response.writeHead(answer.status).end(plain);
      return;
    }
    const content = plain.toString('latin1');
    const small =
      compressed.get(content) ?? (await compress(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }));
    compressed.set(content, small);
    response.setHeader('vary', 'Accept-Encoding');
    response.writeHead(answer.status, { 'content-encoding': 'br' }).end(small);
  }

  const front = createSecureServer({ key, cert }, (request, response) => {
    pass(request, response).catch((error: unknown) => response.stream.destroy(error as Error));
  }).listen(0, '127.0.0.1');
  await once(front, 'listening');
  return {
    origin: `https://localhost:${(front.address() as AddressInfo).port}`,
    close: () => front.close(),
  };
}

async function bytesOf(request: Http2ServerRequest): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
