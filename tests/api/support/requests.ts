import fc from 'fast-check';
import { SKILLS } from '@knack/contract/skills';
import type { CallOptions } from './call.ts';

/** A request that nobody has thought of; `MEMBER` in its path and body stands for whoever sends it. */
export interface MadeUpRequest {
  method: string;
  path: string;
  signedIn: boolean;
  options: CallOptions;
}

/** Stands for the sender's own username. */
export const MEMBER = 'the-member-who-sends-this';

/** A member whom anybody may review. */
export const SOMEBODY_ELSE = 'somebody-else';

const nasty = fc.constantFrom(
  '',
  ' ',
  '\0',
  '\u200b',
  '\ud800',
  '\u202egnp.exe',
  '🧰'.repeat(121),
  'x'.repeat(5_001),
  '<img src=x onerror=alert(1)>',
  "'; DROP TABLE users; --",
  '${7*7}',
  '{{7*7}}',
  '../../etc/passwd',
  '__proto__',
  '__x__',
  '.',
  '..',
  '/',
  '%00',
  '1e999',
  'NaN',
  'null',
);
const text = fc.oneof(
  nasty,
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 130 }),
  fc.lorem(),
);
const anything = fc.oneof(text, fc.jsonValue({ maxDepth: 4 }));
const skills = fc.subarray([...SKILLS]);

/** A body that would be taken, but that each field may be anything else, be missing, or have company. */
function nearly(fields: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<object> {
  const half = Object.fromEntries(
    Object.entries(fields).map(([name, good]) => [name, fc.oneof({ arbitrary: good, weight: 6 }, anything)]),
  );
  const complete = fc.record(fields);
  const damaged = fc.record(half, { requiredKeys: [] });
  const extended = fc.tuple(damaged, fc.dictionary(fc.oneof(nasty, fc.string()), anything, { maxKeys: 2 }));
  return fc.oneof(
    complete,
    damaged,
    extended.map(([body, more]) => ({ ...body, ...more })),
  );
}

const own = fc.constant(MEMBER);
const name = fc.oneof(text, fc.stringMatching(/^[a-z0-9_-]{3,30}$/));
const profile = { bio: text, skills, interests: skills, showEmail: fc.boolean() };

/** What each address that takes a body expects in it. */
const expected: Record<string, fc.Arbitrary<object>> = {
  'POST /articles': nearly({ title: text, topic: text, body: text, username: own }),
  'POST /reviews': nearly({
    title: text,
    body: text,
    username: own,
    created_about: fc.constantFrom(SOMEBODY_ELSE, SOMEBODY_ELSE, MEMBER),
    rating: fc.integer({ min: 0, max: 6 }),
  }),
  [`PUT /users/${MEMBER}`]: nearly(profile),
  'POST /users': nearly({ ...profile, username: name }),
  [`PUT /articles/of-${MEMBER}`]: nearly({ title: text, topic: text, body: text, fulfilled: fc.boolean() }),
};

/** Sent as it is: mostly no JSON at all. */
const raw = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.uint8Array({ maxLength: 200 }),
  fc.json().map((json) => json.slice(0, -1)),
  fc.constantFrom(
    '[',
    '{"a":',
    'null',
    '"text"',
    '[]',
    '{"__proto__":{"a":1}}',
    '['.repeat(20_000),
    '1e999',
    `{"bio":"${'x'.repeat(70_000)}"}`,
  ),
);

// What an HTTP client lets through: no spaces and no control characters in a path, Latin letters in a header.
const inPath = fc.oneof(
  fc
    .string({ unit: 'binary', maxLength: 30 })
    .filter((part) => part.isWellFormed())
    .map(encodeURIComponent),
  fc.stringMatching(/^[!-~]{0,30}$/),
  fc.constantFrom('%ZZ', '%2F', '%00', '%', '__x__', '..', '.', 'x'.repeat(1_501), '%F0%9F', '//', '?', '#'),
);
const inHeader = fc.stringMatching(/^[ -~\u00a1-\u00ff]{0,40}$/);

const path = fc.oneof(
  {
    arbitrary: fc.constantFrom('/articles', '/reviews', '/users', `/users/${MEMBER}`, '/users/me'),
    weight: 6,
  },
  fc
    .tuple(fc.constantFrom('/articles/', '/users/', '/users/username/', '/reviews/', '/'), inPath)
    .map((parts) => parts.join('')),
);
const parameter = fc.tuple(
  fc.oneof(
    fc.constantFrom(
      'limit',
      'cursor',
      'topic',
      'username',
      'created_about',
      'q',
      'kind',
      'skill',
      'teaches',
      'wants',
    ),
    inPath,
  ),
  fc.oneof(fc.constantFrom('1', '50', '51', '-1', '1e9', 'abc', MEMBER, 'W10', 'bnVsbA'), inPath),
);
const query = fc
  .array(parameter, { maxLength: 3 })
  .map((all) => (all.length === 0 ? '' : `?${all.map((pair) => pair.join('=')).join('&')}`));
const headers = fc.dictionary(
  fc.constantFrom(
    'Accept',
    'Content-Type',
    'Content-Encoding',
    'Idempotency-Key',
    'Origin',
    'X-Forwarded-For',
    'X-Forwarded-Host',
    'If-None-Match',
    'Accept-Language',
    'Cookie',
    'X-HTTP-Method-Override',
    'X-Firebase-AppCheck',
    'Access-Control-Request-Method',
    'Range',
  ),
  fc.oneof(
    fc.constantFrom(
      'text/html',
      'application/json',
      '*/*',
      'gzip',
      'br',
      'null',
      'W/"x"',
      'one-key',
      'DELETE',
      'bytes=0-',
    ),
    inHeader,
  ),
  { maxKeys: 3 },
);

const bodies = fc.oneof(...Object.values(expected));

const addressed = fc.oneof(
  ...Object.entries(expected).map(([target, body]) => {
    const [method = '', address = ''] = target.split(' ');
    const sent = fc.oneof({ arbitrary: body, weight: 8 }, bodies, raw);
    return fc.record({ method: fc.constant(method), path: fc.constant(address), body: sent });
  }),
);
const read = fc.record({
  method: fc.constant('GET'),
  path: fc.tuple(path, query).map((parts) => parts.join('')),
  body: fc.constant(undefined),
});
const absurd = fc.record({
  method: fc.constantFrom('POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS', 'TRACE', 'QUERY'),
  path: fc.tuple(path, query).map((parts) => parts.join('')),
  body: fc.oneof(bodies, raw),
});

/** Requests from the nearly right to the absurd. */
export const madeUpRequest: fc.Arbitrary<MadeUpRequest> = fc
  .record({
    request: fc.oneof({ arbitrary: addressed, weight: 6 }, { arbitrary: read, weight: 3 }, absurd),
    signedIn: fc.oneof({ arbitrary: fc.constant(true), weight: 15 }, fc.constant(false)),
    headers: fc.oneof({ arbitrary: fc.constant({}), weight: 4 }, headers),
  })
  .map(({ request: { method, path: address, body }, signedIn, headers: extra }) => ({
    method,
    path: address,
    signedIn,
    options: { headers: extra, ...(body !== undefined && method !== 'HEAD' && { body }) },
  }));
