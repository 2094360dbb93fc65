import type { FieldError, ProblemCode } from '@knack/contract/problems';

/**
 * Why a call to the API came to nothing: a code of the API, or one of the ways not to get an answer. `offline` means
 * that the server could not be reached at all, `unreadable-answer` that what came is not what the contract says.
 */
export type ApiErrorCode = ProblemCode | 'offline' | 'timeout' | 'unreadable-answer';

interface ApiErrorFacts {
  /** The HTTP status, or null when there was no answer. */
  status?: number | null;
  /** The server's explanation in a sentence; for a log, since features choose their own words by `code`. */
  detail?: string;
  requestId?: string | null;
  fieldErrors?: readonly FieldError[];
  /** Seconds to wait before asking again. */
  retryAfter?: number | null;
  cause?: unknown;
}

/** What every call of the HTTP client throws, other than the abort that the caller asked for. */
export class ApiError extends Error {
  readonly code: ApiErrorCode;
  readonly status: number | null;
  readonly detail: string;
  readonly requestId: string | null;
  readonly fieldErrors: readonly FieldError[];
  readonly retryAfter: number | null;

  constructor(code: ApiErrorCode, facts: ApiErrorFacts = {}) {
    super(facts.detail ?? code, { cause: facts.cause });
    this.name = 'ApiError';
    this.code = code;
    this.status = facts.status ?? null;
    this.detail = facts.detail ?? '';
    this.requestId = facts.requestId ?? null;
    this.fieldErrors = facts.fieldErrors ?? [];
    this.retryAfter = facts.retryAfter ?? null;
  }
}

/** Whether an error is an `ApiError`, of one of `codes` if any are given. */
export function isApiError(error: unknown, ...codes: ApiErrorCode[]): error is ApiError {
  return error instanceof ApiError && (codes.length === 0 || codes.includes(error.code));
}
