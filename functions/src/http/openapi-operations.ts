import { PROBLEMS, type ProblemCode } from '@knack/contract/problems';
import { ref, type Json, type SchemaName } from './openapi-schemas.ts';

/** What is said of one method of an address. */
export interface Operation {
  readonly summary: string;
  /** Whether a token is needed. */
  readonly signedIn?: boolean;
  readonly parameters?: readonly Json[];
  readonly request?: SchemaName;
  /** Without a schema, the answer has no body. */
  readonly success: readonly [status: number, description: string, schema?: SchemaName];
  /** The refusals of this operation; those that every one of its kind has are added. */
  readonly refusals: readonly ProblemCode[];
}

/** Each method of each address. */
export type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>;

const ALWAYS: readonly ProblemCode[] = ['too-many-requests', 'internal', 'unavailable'];
const WITH_BODY: readonly ProblemCode[] = [
  'malformed-request',
  'invalid-input',
  'too-large',
  'too-slow',
  'unsupported-media-type',
];

function describeRefusals(codes: readonly ProblemCode[]): Json {
  const byStatus = Map.groupBy(new Set(codes), (code) => PROBLEMS[code].status);
  const statuses = [...byStatus].sort(([one], [other]) => one - other);
  const content = { 'application/problem+json': { schema: ref('Problem') } };
  return Object.fromEntries(
    statuses.map(([status, refusals]) => {
      const description = refusals.map((code) => `\`${code}\`: ${PROBLEMS[code].title}.`).join(' ');
      return [String(status), { description, content }];
    }),
  );
}

/** An operation as it stands in the description. */
export function describe({ summary, signedIn, parameters, request, success, refusals }: Operation): Json {
  const [status, description, schema] = success;
  const json = (name: SchemaName) => ({ 'application/json': { schema: ref(name) } });
  const unsigned: readonly ProblemCode[] = signedIn ? ['unauthenticated', 'app-not-verified'] : [];
  const unread = request === undefined ? [] : WITH_BODY;
  return {
    summary,
    ...(signedIn && { security: [{ idToken: [] }] }),
    ...(parameters && { parameters }),
    ...(request && { requestBody: { required: true, content: json(request) } }),
    responses: {
      [status]: { description, ...(schema && { content: json(schema) }) },
      ...describeRefusals([...refusals, ...unsigned, ...unread, ...ALWAYS]),
    },
  };
}
