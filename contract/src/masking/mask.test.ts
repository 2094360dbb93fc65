import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { containsProfanity, findProfanity, isProfaneUsername, mask } from './mask.ts';
import { findParted } from './parted.ts';
import { readSigns } from './signs.ts';
import type { Sign } from './signs.ts';
import { findWholeWords } from './whole-words.ts';

const codePoints = (text: string) => [...text];
const unicode = fc.string({ unit: 'binary' });
const withSurrogates = fc
  .array(fc.integer({ min: 0, max: 0xffff }))
  .map((codes) => String.fromCharCode(...codes));
// Close to what the search looks for, so that it finds much and nearly finds more
const pieces =
  "f u c k a s s h i t fuck ass fu ck as blow job f.u.c.k f!u f@ck @ss sh1t doo wop x you 1 5 0 @ $ ! + ( | * ** *** # . - _ / ' , 好 с ѕ \u0301 \u200b 😀 .com www. http://";
const likely = fc
  .array(fc.constantFrom(' ', '  ', '\n', ...pieces.split(' ')), { maxLength: 30 })
  .map((parts) => parts.join(''));
const anyText = fc.oneof({ arbitrary: likely, weight: 4 }, unicode, withSurrogates);

describe('masking any text', () => {
  test('keeps its length in code points and changes characters to asterisks only', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const masked = codePoints(mask(text));
        expect(masked).toHaveLength(codePoints(text).length);
        expect(codePoints(text).every((char, i) => masked[i] === char || masked[i] === '*')).toBe(true);
      }),
      { numRuns: 3000 },
    );
  });

  test('leaves nothing to mask the second time', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const masked = mask(text);
        expect(mask(masked)).toBe(masked);
      }),
      { numRuns: 5000 },
    );
  });

  test('does not depend on what was masked before', () => {
    fc.assert(
      fc.property(anyText, anyText, (text, other) => {
        const before = mask(text);
        mask(other);
        expect(mask(text)).toBe(before);
      }),
    );
    expect([mask('😀'), mask('fuck'), mask('fuck')]).toEqual(['😀', '****', '****']);
  });

  test('finds a word between any two others', () => {
    fc.assert(
      fc.property(unicode, unicode, (before, after) => {
        expect(mask(`${before} fuck ${after}`)).toContain(' **** ');
      }),
    );
  });
});

describe('what was found', () => {
  test('is given in UTF-16 offsets, in order and apart', () => {
    expect(findProfanity('😀 shit, f u c k')).toEqual([
      { start: 3, end: 7 },
      { start: 9, end: 16 },
    ]);
    fc.assert(
      fc.property(likely, (text) => {
        let end = 0;
        for (const range of findProfanity(text)) {
          expect(range.start).toBeGreaterThanOrEqual(end);
          expect(range.end).toBeGreaterThan(range.start);
          end = range.end;
        }
        expect(end).toBeLessThanOrEqual(text.length);
      }),
    );
  });

  test('is what masking covers', () => {
    expect(containsProfanity('Scunthorpe')).toBe(false);
    expect(containsProfanity('what a s h i t')).toBe(true);
    expect(findProfanity('')).toEqual([]);
  });
});

describe('a username', () => {
  test.each([
    'fuck',
    'fuck99',
    'big_ass',
    'ass-hat',
    'f_u_c_k',
    'fu-ck',
    'sh1t',
    'x_fuck_x',
    'b1tch',
    'motherfucker_7',
    'pussy-cat',
  ])('is profane: %s', (username) => {
    expect(isProfaneUsername(username)).toBe(true);
  });

  test.each([
    'dick_wang',
    'scunthorpe',
    'assess-me',
    'class_5',
    'dickens',
    'a5-550',
    'hancock',
    'push_it',
    'willy-cox',
  ])('is decent: %s', (username) => {
    expect(isProfaneUsername(username)).toBe(false);
  });
});

describe('the effort', () => {
  const adversarial = [
    'a', 'f ', '@', '😀', '\u0301', 'f.', 'fu-', 'f*', 's**', '$', '$s', '1!', '5', '1', 'il1', 'fuck ', 'f u c ',
    'a.', 'a s s  f u  ', 'x f-u c.k ', 'mother ', 'f\u200b', '(', 'uuuuuuu', '5s', 'bo0', "f'", 'f u c k y o u ',
  ]; // prettier-ignore

  /** How often the search looks at a sign of a text of `length` repetitions. */
  function countLooks(unit: string, length: number): number {
    const text = unit.repeat(length);
    let looks = 0;
    const signs = new Proxy<Sign[]>(readSigns(text), {
      get(target, key, receiver): unknown {
        looks += 1;
        return Reflect.get(target, key, receiver);
      },
    });
    findParted(text, signs, findWholeWords(signs));
    return looks;
  }

  test.each(adversarial)('grows with the length of the text and no faster: %j', (unit) => {
    expect(countLooks(unit, 4000)).toBeLessThan(4.2 * countLooks(unit, 1000) + 100);
  });
});
