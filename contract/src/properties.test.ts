import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { articlesQuery, newArticle } from './articles.ts';
import { newUser } from './new-user.ts';
import { newReview, reviewsQuery } from './reviews.ts';
import { countCodePoints, hasVisibleText, optionalText, requiredText } from './text.ts';
import { username } from './usernames.ts';
import { profileChange } from './users.ts';

const MAX = 20;

/** Letters, marks, invisible and control characters, half surrogates, and what is mostly refused. */
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 2 * MAX }),
  fc.string({ unit: 'binary', maxLength: 2 * MAX }),
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 2 * MAX })
    .map((units) => String.fromCharCode(...units)),
  fc
    .array(fc.constantFrom(' ', '\u200b', '\u2800', '\r\n', 'e\u0301', 'ﬁ', '\u202e', '\0', 'a', '🧰'))
    .map((parts) => parts.join('')),
);

describe('whatever text somebody sends', () => {
  it('required text is refused, or 1 to its limit of visible, well-formed, clean characters that parse to themselves', () => {
    const schema = requiredText(MAX);
    fc.assert(
      fc.property(anyText, (text) => {
        const { success, output } = v.safeParse(schema, text);
        if (!success) return;
        expect(countCodePoints(output)).toBeLessThanOrEqual(MAX);
        expect(hasVisibleText(output)).toBe(true);
        expect(output.isWellFormed()).toBe(true);
        expect(output).not.toMatch(/[^\P{Cc}\n]/u);
        expect(v.parse(schema, output)).toBe(output);
      }),
    );
  });

  it('text that is within the limit, visible and clean is taken, whatever the script', () => {
    const decent = fc
      .string({ unit: 'grapheme', minLength: 1 })
      .filter((text) => countCodePoints(text.normalize('NFC').trim()) <= MAX && hasVisibleText(text));
    fc.assert(fc.property(decent, (text) => v.is(requiredText(MAX), text)));
  });

  it('optional text that shows nothing is nothing', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { success, output } = v.safeParse(optionalText(MAX), text);
        if (success && !hasVisibleText(text)) expect(output).toBe('');
        if (success) expect(v.parse(optionalText(MAX), output)).toBe(output);
      }),
    );
  });

  it('a username is refused, or plain ASCII in lower case that parses to itself', () => {
    const near = fc.oneof(
      anyText,
      fc.stringMatching(/^[\w.@ -]{1,32}$/),
      fc.constantFrom('Ada\u212a', 'ａｄａ', 'аda', 'a--b'),
    );
    fc.assert(
      fc.property(near, (text) => {
        const { success, output } = v.safeParse(username, text);
        if (!success) return;
        expect(output).toMatch(/^[a-z0-9][a-z0-9_-]{1,28}[a-z0-9]$/);
        expect(v.parse(username, output)).toBe(output);
      }),
    );
  });
});

const requests = { newArticle, newUser, newReview, profileChange, articlesQuery, reviewsQuery };

describe.each(Object.entries(requests))('whatever JSON is sent as %s', (_name, schema: v.GenericSchema) => {
  const field = fc.constantFrom(
    'title',
    'body',
    'topic',
    'username',
    'skills',
    'rating',
    'limit',
    '__proto__',
    'x',
  );
  const sent = fc.oneof(fc.jsonValue(), fc.dictionary(field, fc.oneof(anyText, fc.jsonValue())));

  it('it is parsed or refused, never a crash, and what was parsed parses to itself', () => {
    fc.assert(
      fc.property(sent, (value) => {
        const { success, output } = v.safeParse(schema, value);
        if (!success) return;
        // What a query says in digits is a number once it is parsed.
        const again =
          schema === articlesQuery || schema === reviewsQuery
            ? { ...(output as object), limit: '1' }
            : output;
        expect(v.is(schema, again)).toBe(true);
      }),
    );
  });
});
