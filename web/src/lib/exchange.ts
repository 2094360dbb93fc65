import { environment } from '../config/environment.ts';
import { ApiError } from './api-error.ts';
import { noteRead } from './first-read.ts';
import { takeFirstAnswer } from './head-start.ts';

/** Longer than the 10 s within which the API promises at least a refusal. */
const TIMEOUT_MS = 15_000;

/** What a caller may say about the sending itself. */
export interface CallOptions {
  signal?: AbortSignal;
  /** How long to wait for the whole answer. */
  timeoutMs?: number;
}

/** What is sent to the API. */
export interface Request {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  headers: Record<string, string>;
  body?: string;
  options: CallOptions;
}

/** What came back, whatever it says. */
export interface Exchanged {
  readonly status: number;
  readonly ok: boolean;
  readonly text: string;
  /** After how many seconds the server asks to be asked again. */
  readonly retryAfter: number | null;
}

/**
 * One request and its whole answer as text, within the time allowed. Throws the `ApiError` `timeout` or `offline`, or the
 * reason of the caller's abort.
 */
export async function exchange({ method, path, headers, body, options }: Request): Promise<Exchanged> {
  const { signal, timeoutMs = TIMEOUT_MS } = options;
  const controller = new AbortController();
  const timedOut = new ApiError('timeout');
  const timer = setTimeout(() => controller.abort(timedOut), timeoutMs);
  // What is public and was asked for while the app was on its way is not asked for again.
  const first = method === 'GET' && Object.keys(headers).length === 0 ? takeFirstAnswer(path) : undefined;
  controller.signal.addEventListener('abort', () => first?.stop.abort());
  const passOn = () => controller.abort(signal?.reason);
  if (signal?.aborted === true) passOn();
  signal?.addEventListener('abort', passOn);
  try {
    const response = await (first?.response ??
      fetch(environment.apiBaseUrl + path, {
        method,
        headers: { Accept: 'application/json', ...headers },
        credentials: 'omit',
        // Whoever deletes something and closes the page has deleted it.
        keepalive: method === 'DELETE',
        signal: controller.signal,
        ...(body === undefined ? {} : { body }),
      }));
    const retryAfter = secondsUntil(response.headers.get('Retry-After'));
    return { status: response.status, ok: response.ok, text: await response.text(), retryAfter };
  } catch (cause) {
    if (controller.signal.aborted) throw controller.signal.reason;
    throw new ApiError('offline', { cause });
  } finally {
    noteRead();
    clearTimeout(timer);
    signal?.removeEventListener('abort', passOn);
  }
}

/** `Retry-After` in seconds; it may also be a date. */
function secondsUntil(header: string | null): number | null {
  if (header === null) return null;
  if (/^\d+$/.test(header)) return Number(header);
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - Date.now()) / 1_000));
}
