import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LIMITS } from './limits.ts';
import { indexTokens, matchesTokens, queryTokens, wordsOf } from './search-words.ts';

const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 100 }),
  fc.string({ unit: 'binary', maxLength: 100 }),
);
const word = fc.stringMatching(/^[a-zéüñøžабвαβγ]{2,12}$/);

describe('the words of a text', () => {
  it.each([
    ['Plumber wanted!', ['plumber', 'wanted']],
    ['Café Ångström', ['cafe', 'angstrom']],
    ['Straße, STRASSE', ['strasse', 'strasse']],
    ['Łódź, Ærø, Đakovo', ['lodz', 'aero', 'dakovo']],
    ['İstanbul ISPARTA ıspanak', ['istanbul', 'isparta', 'ispanak']],
    ['ΟΔΟΣ οδός', ['οδοσ', 'οδοσ']],
    ['ﬁne ｆｕｌｌ ㎆', ['fine', 'full', 'mb']],
    ['bruno_pipes e-mail 24/7', ['bruno', 'pipes', 'e', 'mail', '24', '7']],
    ['plum\u00adber o\u200dne', ['plumber', 'one']],
    ['Вода 水道 مياه', ['вода', '水道', 'مياه']],
    ['🚿 … --', []],
  ])('of %j are %j', (given, words) => {
    expect(wordsOf(given)).toEqual(words);
  });

  it('are the same in capitals and without accents', () => {
    fc.assert(
      fc.property(fc.array(word), (words) => {
        const given = words.join(' ');
        expect(wordsOf(given.toUpperCase())).toEqual(wordsOf(given));
        expect(wordsOf(given.normalize('NFD').replaceAll(/\p{M}/gu, ''))).toEqual(wordsOf(given));
      }),
    );
  });

  it('are their own words', () => {
    fc.assert(
      fc.property(text, (given) => {
        expect(wordsOf(wordsOf(given).join(' '))).toEqual(wordsOf(given));
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('what is stored to be found by', () => {
  it('is each word and its beginnings from two characters on, once', () => {
    expect(indexTokens('Taps, tap', 'A taxi')).toEqual(['ta', 'tap', 'taps', 'a', 'tax', 'taxi']);
  });

  it('counts characters, not halves of them', () => {
    expect(indexTokens('𝒶𠮷𠮷𠮷')).toEqual(['a𠮷', 'a𠮷𠮷', 'a𠮷𠮷𠮷']);
  });

  it('is bounded, however long the text and its words', () => {
    const long = Array.from({ length: 3_000 }, (_, at) => `word${at}`).join(' ');
    expect(indexTokens('title', long)).toHaveLength(LIMITS.search.indexTokens);
    expect(indexTokens('title', long)).toContain('title');
    expect(indexTokens('x'.repeat(5_000)).at(-1)).toHaveLength(LIMITS.search.wordLength);
  });
});

describe('what somebody looks for', () => {
  it.each([
    ['the PLUMBER', ['plumber', 'the']],
    ['plumber i', ['plumber']],
    ['tap tap', ['tap']],
    ['c', ['c']],
    ['  !? ', []],
  ])('in %j is %j', (query, tokens) => {
    expect(queryTokens(query)).toEqual(tokens);
  });

  it('is bounded', () => {
    const many = Array.from({ length: 30 }, (_, at) => `word${at}`).join(' ');
    expect(queryTokens(many)).toHaveLength(LIMITS.search.queryTokens);
    expect(queryTokens('x'.repeat(100))).toEqual(['x'.repeat(LIMITS.search.wordLength)]);
  });
});

describe('a text', () => {
  it.each([
    ['tap LEAK', true],
    ['leaking ta', true],
    ['eak', false],
    ['tap boiler', false],
    ['a', true],
    ['t', false],
    ['', true],
  ])('is found by %j: %j', (query, found) => {
    expect(matchesTokens(['A leaking tap', 'Plumbing'], queryTokens(query))).toBe(found);
  });

  it('is found by the beginnings of its words in any order, and so is its index', () => {
    const beginnings = fc
      .array(word, { minLength: 1, maxLength: 8 })
      .chain((words) =>
        fc.tuple(
          fc.constant(words.join(' ')),
          fc.shuffledSubarray(words, { minLength: 1 }),
          fc.integer({ min: 2, max: 12 }),
        ),
      );
    fc.assert(
      fc.property(beginnings, ([given, some, length]) => {
        const tokens = queryTokens(some.map((each) => each.slice(0, length)).join(' '));
        expect(matchesTokens([given], tokens)).toBe(true);
        expect(indexTokens(given)).toEqual(expect.arrayContaining(tokens));
      }),
    );
  });

  it('is found by any text exactly when its index holds what that text asks for', () => {
    fc.assert(
      fc.property(text, text, (given, query) => {
        const tokens = queryTokens(query);
        const index = new Set(indexTokens(given));
        expect(matchesTokens([given], tokens)).toBe(tokens.every((token) => index.has(token)));
      }),
    );
  });
});
