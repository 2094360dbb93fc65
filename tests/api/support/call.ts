import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** What goes with a request: a body is sent as JSON, a text or bytes as they are. */
export interface CallOptions {
  token?: string;
  key?: string;
  body?: object | string | Uint8Array | null;
  headers?: Record<string, string>;
}

/** An answer as it came: each header with all its lines. */
export interface Answer {
  status: number;
  headers: NodeJS.Dict<string[]>;
  /** Parsed where it is JSON, else the text. */
  body: unknown;
}

/** Sends a request; the path goes out to the letter, which `fetch` would tidy up. */
export type Call = (method: string, path: string, options?: CallOptions) => Promise<Answer>;

/** Calls to the server at `origin`. */
export function callsTo(origin: string): Call {
  const { hostname, port } = new URL(origin);
  return async (method, path, { token, key, body, headers } = {}) => {
    const asIs = typeof body === 'string' || body instanceof Uint8Array;
    const sent = body === undefined ? '' : asIs ? body : JSON.stringify(body);
    const outgoing = request({
      hostname,
      port,
      method,
      path,
      headers: {
        ...(body !== undefined && {
          'Content-Type': 'application/json',
          'Content-Length': Buffer.byteLength(sent),
        }),
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        ...(key !== undefined && { 'Idempotency-Key': key }),
        ...headers,
      },
    });
    outgoing.end(sent);
    const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
    const text = (await buffer(response)).toString();
    const isJson = /json/.test(response.headers['content-type'] ?? '') && text !== '';
    return {
      status: Number(response.statusCode),
      headers: response.headersDistinct,
      body: isJson ? (JSON.parse(text) as unknown) : text,
    };
  };
}
