import type { Request } from 'express';
import { unauthenticated, type Caller } from '../platform/accounts.ts';
import { profileRequired, usernameOf, type Member } from '../platform/members.ts';
import { requireApp } from './app-check.ts';
import type { Dependencies } from './dependencies.ts';
import { rateLimit, type Take } from './rate-limit.ts';

/** Who is speaking, by the request's `Authorization: Bearer <Firebase ID token>`. */
export interface Authentication {
  /** Somebody signed in, through the app. Throws the Refusals `unauthenticated`, `app-not-verified`, `unavailable`. */
  caller(request: Request): Promise<Caller>;
  /** As `caller`, for what changes something: such requests are counted. Throws `too-many-requests` too. */
  writer(request: Request): Promise<Caller>;
  /** A writer who has a profile. Throws `profile-required` too. */
  member(request: Request): Promise<Member>;
}

const BEARER = /^Bearer +([\w.~+/=-]+) *$/i;

/** Authentication against the accounts in `dependencies`. */
export function authentication({ db, accounts, attestation, limits, now }: Dependencies): Authentication {
  const countWrite: Take = rateLimit(limits.writesPerMinute, now);

  async function caller(request: Request): Promise<Caller> {
    const token = BEARER.exec(request.get('Authorization') ?? '')?.[1];
    if (token === undefined) throw unauthenticated();
    await requireApp(attestation, request);
    return accounts.verify(token);
  }

  async function writer(request: Request): Promise<Caller> {
    const known = await caller(request);
    countWrite(known.uid);
    return known;
  }

  async function member(request: Request): Promise<Member> {
    const known = await writer(request);
    const username = await usernameOf(db, known);
    if (username === null) throw profileRequired();
    return { uid: known.uid, username };
  }

  return { caller, writer, member };
}
