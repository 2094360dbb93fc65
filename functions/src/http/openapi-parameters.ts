import { ARTICLE_KINDS } from '@knack/contract/articles';
import { LIMITS } from '@knack/contract/limits';
import { SKILLS } from '@knack/contract/skills';
import type { Json } from './openapi-schemas.ts';

// The parameters of the API's addresses, by what they are here.

function parameter(place: 'path' | 'query' | 'header', name: string, description: string, more: Json): Json {
  return { name, in: place, description, ...more };
}

const text = (more: Json = {}): Json => ({ schema: { type: 'string', ...more } });

export const username = parameter('path', 'username', 'A username, in any case.', {
  required: true,
  ...text(),
});
export const id = parameter('path', 'id', 'The id of the article.', { required: true, ...text() });
export const cursor = parameter(
  'query',
  'cursor',
  'The `nextCursor` of the page before, of the same list.',
  text(),
);
export const limit = parameter('query', 'limit', 'How many items a page may hold.', {
  schema: { type: 'integer', minimum: 1, maximum: LIMITS.page.max, default: LIMITS.page.initial },
});
export const topic = parameter('query', 'topic', 'Only articles of this topic, ignoring case.', text());
export const author = parameter('query', 'username', 'Only articles by this member, ignoring case.', text());
export const kind = parameter('query', 'kind', 'Only articles of this kind.', text({ enum: ARTICLE_KINDS }));
export const skill = parameter('query', 'skill', 'Only articles about this skill.', text({ enum: SKILLS }));
export const words = parameter(
  'query',
  'q',
  'Only articles with words that begin with each of these, in any order, case and without accents. One request ' +
    'looks at a bounded number of articles: a page may hold less than `limit` and still have a `nextCursor`.',
  text({ maxLength: LIMITS.search.text }),
);
export const reviewId = parameter('path', 'id', 'The id of the review.', { required: true, ...text() });
export const about = parameter(
  'query',
  'created_about',
  'The member whose reviews these are, ignoring case.',
  {
    required: true,
    ...text(),
  },
);
export const memberWords = parameter(
  'query',
  'q',
  'Only members with words that begin with each of these in their name, skills or bio, in any order and case and ' +
    'without accents. One request looks at a bounded number of members: a page may hold less than `limit` and still ' +
    'have a `nextCursor`.',
  text({ maxLength: LIMITS.search.text }),
);
export const teaches = parameter('query', 'teaches', 'Only members with this skill.', text({ enum: SKILLS }));
export const wants = parameter(
  'query',
  'wants',
  'Only members interested in this skill.',
  text({ enum: SKILLS }),
);
export const known = parameter(
  'query',
  'known',
  'The `version` of the summary before: while it is still the same, nothing is counted.',
  text(),
);
export const idempotencyKey = parameter(
  'header',
  'Idempotency-Key',
  'The same key from the same person creates one thing, however often it is sent, and answers with it.',
  text({ pattern: '^[!-~]+$', maxLength: LIMITS.idempotencyKey }),
);
