import type { RequestHandler } from 'express';
import { REQUEST_ID } from './answers.ts';

const METHODS = 'GET, HEAD, POST, PUT, DELETE';
const HEADERS = 'Authorization, Content-Type, Idempotency-Key, X-Firebase-AppCheck';
const ANSWERED = `${REQUEST_ID}, Retry-After`;
const REMEMBERED_SECONDS = '600';

/**
 * Lets pages of these origins call the API, and answers their browsers' questions beforehand (OPTIONS). No other origin
 * hears of any of this: its browser then keeps the answer from it. Credentials are never allowed, since none are used.
 */
export function allowOrigins(origins: readonly string[]): RequestHandler {
  return (request, response, next) => {
    if (origins.length === 0) return next();
    response.vary('Origin');
    const origin = request.get('Origin');
    if (origin === undefined || !origins.includes(origin)) return next();
    response.set({ 'Access-Control-Allow-Origin': origin, 'Access-Control-Expose-Headers': ANSWERED });
    if (request.method !== 'OPTIONS' || request.get('Access-Control-Request-Method') === undefined)
      return next();
    response.set({
      'Access-Control-Allow-Methods': METHODS,
      'Access-Control-Allow-Headers': HEADERS,
      'Access-Control-Max-Age': REMEMBERED_SECONDS,
    });
    response.status(204).end();
  };
}

/** The origins in `text`, parted by commas. Throws an Error for what is no origin, such as an address with a path. */
export function parseOrigins(text = ''): string[] {
  const origins = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  for (const origin of origins) {
    if (!URL.canParse(origin) || new URL(origin).origin !== origin) {
      throw new Error(`KNACK_ALLOWED_ORIGINS takes origins such as https://knack.example, not "${origin}".`);
    }
  }
  return origins;
}
