import { PROBLEMS, type FieldError, type ProblemCode } from '@knack/contract/problems';

/** What may go with a refusal: the fields that were refused, and headers that the answer has to carry. */
export interface RefusalDetails {
  readonly errors?: readonly FieldError[];
  readonly headers?: Readonly<Record<string, string>>;
  /** What went wrong underneath; it is logged, never sent. */
  readonly cause?: unknown;
}

/**
 * The one way to say no: a code of the contract and a sentence for the person who asked, which may be shown to
 * them. Whatever else is thrown is a fault of ours and answered with 500.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: ProblemCode;
  readonly errors: readonly FieldError[] | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: ProblemCode, detail: string, { errors, headers = {}, cause }: RefusalDetails = {}) {
    super(detail, { cause });
    this.code = code;
    this.errors = errors;
    this.headers = headers;
  }

  /** The HTTP status that goes with the code. */
  get status(): number {
    return PROBLEMS[this.code].status;
  }
}

/** The store or the sign-in service did not answer: nothing is known about what came of the request. */
export function unavailable(cause?: unknown): Refusal {
  return new Refusal(
    'unavailable',
    'The service cannot be reached right now. Please try again in a moment.',
    {
      headers: { 'Retry-After': '5' },
      cause,
    },
  );
}

/** A look-up of `what` (with its article: "an article") found nothing. */
export function notFound(what: string): Refusal {
  return new Refusal('not-found', `There is no such ${what}.`);
}
