import fc from 'fast-check';
import { problem } from '@knack/contract/problems';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import * as collections from '../../functions/src/platform/collections.ts';
import { dailyQuotas } from '../../functions/src/platform/quotas.ts';
import { createMember, type Member } from './support/accounts.ts';
import type { Answer } from './support/call.ts';
import { madeUpRequest, MEMBER, SOMEBODY_ELSE, type MadeUpRequest } from './support/requests.ts';
import { startServer } from './support/server.ts';
import { db, everythingStored } from './support/store.ts';
import { atMinute, storeArticle } from './support/stored-articles.ts';

const COUNT = 2_000;
const SENDERS = 8;
const { KNACK_FUZZ_SEED = '20260105' } = process.env;

const INTERNAL =
  /\bat \S+ \(|node_modules|\.[jt]s:\d+|firestore|gRPC|ECONN|INVALID_ARGUMENT|TypeError|RangeError|valibot/i;
const MANY = 1_000_000;
const quotas = dailyQuotas({ articles: MANY, reviews: MANY, profileEdits: MANY });
const PAGE =
  '<!-- preview --><!-- /preview --><!-- start --><script async src="/a.js"></script><!-- /start --><div id="root"></div>';
const api = await startServer({ quotas, shell: () => Promise.resolve(PAGE) });

/** The request as this member sends it. */
function send(
  { method, path, signedIn, options }: MadeUpRequest,
  { username, token }: Member,
): Promise<Answer> {
  const { body, ...rest } = options;
  const isObject = typeof body === 'object' && !(body instanceof Uint8Array);
  const filled = isObject ? JSON.stringify(body).replaceAll(MEMBER, username) : body;
  const whole = { ...rest, ...(filled !== undefined && { body: filled }), ...(signedIn && { token }) };
  return api(method, path.replaceAll(MEMBER, username), whole);
}

/** A request's id is made of random letters, "gRPC" among them now and then. */
const withoutId = (key: string, value: unknown) => (key === 'requestId' ? undefined : value);

/** What is wrong with an answer, or nothing. */
function objections({ status, headers, body }: Answer): string[] {
  const said = typeof body === 'string' ? body : JSON.stringify(body, withoutId);
  const isProblem = headers['content-type']?.[0]?.startsWith('application/problem+json') ?? false;
  return [
    ...(status >= 500 ? [`status ${status}`] : []),
    ...(isProblem && body !== '' && !v.is(problem, body) ? ['a problem that is none'] : []),
    // What people wrote comes back to them as it was; a refusal is ours.
    ...(status >= 400 && INTERNAL.test(said) ? ['an internal message'] : []),
  ];
}

it(
  `whatever is sent (seed ${KNACK_FUZZ_SEED}), no answer is a fault, and nothing is stored that does not fit its schema`,
  { timeout: 120_000 },
  async () => {
    const requests = fc.sample(madeUpRequest, { numRuns: COUNT, seed: Number(KNACK_FUZZ_SEED) });
    const members = await Promise.all(Array.from({ length: SENDERS }, () => createMember('fuzz')));
    await collections
      .users(db)
      .doc(SOMEBODY_ELSE)
      .set({
        ...(
          await collections
            .users(db)
            .doc(members[0]?.username ?? '')
            .get()
        ).data(),
        id: SOMEBODY_ELSE,
        username: SOMEBODY_ELSE,
      } as FirebaseFirestore.WithFieldValue<never>);

    await Promise.all(
      members.map(({ uid, username }) => storeArticle(`of-${username}`, atMinute(0), { uid, username })),
    );

    const wrong: unknown[] = [];
    const statuses: Record<number, number> = {};
    await Promise.all(
      members.map(async (member) => {
        for (let request = requests.pop(); request !== undefined; request = requests.pop()) {
          const answer = await send(request, member);
          statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
          const found = objections(answer);
          if (found.length > 0) wrong.push({ found, request, answer });
        }
      }),
    );
    console.log(`${COUNT} requests of seed ${KNACK_FUZZ_SEED} were answered`, statuses);
    expect(wrong).toEqual([]);
    expect(statuses[201], 'things that were made').toBeGreaterThan(20);
    // It has to have come through to the store to have shown anything.
    for (const status of [200, 201, 400, 401, 403, 404, 405, 409, 415])
      expect(statuses[status], `${status}`).toBeGreaterThan(0);

    // Reading parses with the schema, and throws where a document does not fit.
    const readers: Record<string, () => Promise<{ size: number }>> = Object.fromEntries(
      Object.entries(collections).map(([name, open]) => [name, () => open(db).get()]),
    );
    for (const [name, documents] of Object.entries(await everythingStored())) {
      expect(readers[name], `the schema of ${name}`).toBeDefined();
      expect((await readers[name]?.())?.size).toBe(Object.keys(documents).length);
    }
  },
);
