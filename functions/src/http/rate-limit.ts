import { createHash } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import type { Clock } from '../platform/clock.ts';
import { Refusal } from '../platform/refusal.ts';

/** Counts a request for `key`. Throws the Refusal `too-many-requests` once they are too many. */
export type Take = (key: string) => void;

const WINDOW_MS = 60_000;
const MAX_KEYS = 20_000;

/**
 * Allows each key `perMinute` requests in a minute that begins with its first. Kept in this process alone: it
 * stops a flood, it is no quota. At most 20,000 keys are remembered; beyond that all begin anew.
 */
export function rateLimit(perMinute: number, now: Clock): Take {
  const windows = new Map<string, { count: number; endsAt: number }>();

  return (key) => {
    const time = now();
    const window = windows.get(key);
    if (window === undefined || window.endsAt <= time) {
      if (windows.size >= MAX_KEYS) windows.clear();
      windows.set(key, { count: 1, endsAt: time + WINDOW_MS });
      return;
    }
    window.count += 1;
    if (window.count <= perMinute) return;
    const seconds = Math.ceil((window.endsAt - time) / 1_000);
    throw new Refusal('too-many-requests', `Please wait ${seconds} seconds, then try again.`, {
      headers: { 'Retry-After': String(seconds) },
    });
  };
}

/** Counts every request by the address it comes from. */
export function limitAddresses(perMinute: number, now: Clock): RequestHandler {
  const take = rateLimit(perMinute, now);
  return (request, _response, next) => {
    take(addressOf(request));
    next();
  };
}

/**
 * All addresses that the request came by, not only the first: that one is the sender's word, so that a liar could
 * use up somebody else's share. This way they only ever make new shares for themselves.
 */
function addressOf(request: Request): string {
  const chain = request.get('X-Forwarded-For') ?? request.socket.remoteAddress ?? '';
  return chain.length <= 64 ? chain : createHash('sha256').update(chain).digest('base64');
}
