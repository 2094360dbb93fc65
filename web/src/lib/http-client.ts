import { problem } from '@knack/contract/problems';
import * as v from 'valibot';
import { environment } from '../config/environment.ts';
import { ApiError } from './api-error.ts';
import { getAppToken, getIdToken } from './auth-client.ts';
import { exchange, type CallOptions, type Request } from './exchange.ts';

type Schema = v.GenericSchema;

export interface GetOptions extends CallOptions {
  /** Parameters of the query; those that are undefined are left out. */
  query?: Record<string, string | number | undefined>;
  /** Send the caller's token: only own data needs it, and public reads must not load the sign-in code. */
  asSelf?: boolean;
}

export interface PostOptions extends CallOptions {
  /** From `createIdempotencyKey`, the same for every attempt at one submission. */
  idempotencyKey: string;
}

/** Reads `path` and answers what `schema` makes of it; throws an `ApiError`, or the reason of the caller's abort. */
export async function get<S extends Schema>(
  path: string,
  schema: S,
  { query = {}, asSelf = false, ...options }: GetOptions = {},
): Promise<v.InferOutput<S>> {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  const search = given.length === 0 ? '' : `?${new URLSearchParams(given)}`;
  const request: Request = { method: 'GET', path: path + search, headers: {}, options };
  return asSelf ? sendAsSelf(request, schema) : send(request, schema);
}

/** Creates something as the signed-in person; throws as `get` does. */
export async function post<S extends Schema>(
  path: string,
  schema: S,
  body: unknown,
  { idempotencyKey, ...options }: PostOptions,
): Promise<v.InferOutput<S>> {
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': idempotencyKey };
  return sendAsSelf({ method: 'POST', path, headers, body: JSON.stringify(body), options }, schema);
}

/** Changes something of the signed-in person; throws as `get` does. */
export async function put<S extends Schema>(
  path: string,
  schema: S,
  body: unknown,
  options: CallOptions = {},
): Promise<v.InferOutput<S>> {
  const headers = { 'Content-Type': 'application/json' };
  return sendAsSelf({ method: 'PUT', path, headers, body: JSON.stringify(body), options }, schema);
}

const nothing = v.undefined();

/** Deletes something of the signed-in person; throws as `get` does. */
export async function remove(path: string, options: CallOptions = {}): Promise<void> {
  await sendAsSelf({ method: 'DELETE', path, headers: {}, options }, nothing);
}

/** Deletes something of the signed-in person that the server has something to say about; throws as `get` does. */
export async function deleteAnswered<S extends Schema>(
  path: string,
  schema: S,
  body?: unknown,
): Promise<v.InferOutput<S>> {
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const headers: Record<string, string> = body === undefined ? {} : { 'Content-Type': 'application/json' };
  return sendAsSelf({ method: 'DELETE', path, headers, ...sent, options: {} }, schema);
}

/** Sends with the caller's token; one that the server no longer takes is renewed once, without a word. */
async function sendAsSelf<S extends Schema>(request: Request, schema: S): Promise<v.InferOutput<S>> {
  try {
    return await send(await withToken(request, false), schema);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    return send(await withToken(request, true), schema);
  }
}

async function withToken(request: Request, renewed: boolean): Promise<Request> {
  let token: string | null;
  try {
    token = await getIdToken(renewed);
  } catch (cause) {
    throw new ApiError(isNetworkFailure(cause) ? 'offline' : 'unauthenticated', { cause });
  }
  if (token === null) throw new ApiError('unauthenticated');
  const headers = { ...request.headers, ...(await vouched()), Authorization: `Bearer ${token}` };
  return { ...request, headers };
}

/** The header with which the app vouches for itself, where somebody asks for that. */
async function vouched(): Promise<Record<string, string>> {
  if (environment.appCheckSiteKey === null) return {};
  try {
    return { 'X-Firebase-AppCheck': await getAppToken() };
  } catch (cause) {
    throw new ApiError('app-not-verified', { cause });
  }
}

/** The sign-in code itself, its configuration or a fresh token could not be fetched. */
function isNetworkFailure(cause: unknown): boolean {
  return cause instanceof TypeError || (cause as { code?: unknown }).code === 'auth/network-request-failed';
}

async function send<S extends Schema>(request: Request, schema: S): Promise<v.InferOutput<S>> {
  const { status, ok, text, retryAfter } = await exchange(request);
  const answer = parseJson(text);
  if (ok) {
    const parsed = v.safeParse(schema, answer);
    if (parsed.success) return parsed.output;
    throw new ApiError('unreadable-answer', { status, detail: parsed.issues[0].message });
  }
  const refusal = v.safeParse(problem, answer);
  if (!refusal.success) throw new ApiError('unreadable-answer', { status, retryAfter });
  const { code, detail, requestId, errors } = refusal.output;
  throw new ApiError(code, { status, detail, requestId, fieldErrors: errors ?? [], retryAfter });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
