import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { truncateBody } from './truncate-body.ts';

describe('the body on a card', () => {
  it('is whole up to 50 characters', () => {
    expect(truncateBody('x'.repeat(50))).toBe('x'.repeat(50));
  });

  it('is its first 25 characters and an ellipsis when longer', () => {
    expect(truncateBody('abcdefghijklmnopqrstuvwxyz'.repeat(2))).toBe('abcdefghijklmnopqrstuvwxy...');
  });

  it.each([
    ['emoji of several code points', '👩🏽‍🍳'],
    ['flags', '🇮🇪'],
    ['letters with combining accents', 'e\u0301\u0323'],
    ['Devanagari clusters', 'नि'],
  ])('counts and keeps %s whole', (_name, character) => {
    expect(truncateBody(character.repeat(50))).toBe(character.repeat(50));
    expect(truncateBody(character.repeat(51))).toBe(`${character.repeat(25)}...`);
  });

  it('of nothing is nothing', () => {
    expect(truncateBody('')).toBe('');
  });

  it('is the whole or its beginning and an ellipsis, whatever it says, and never half a character', () => {
    const characters = (text: string) => [...new Intl.Segmenter('en').segment(text)].length;
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 120 }),
      fc
        .array(fc.constantFrom('👩🏽‍🍳', '🇮🇪', 'e\u0301', 'नि', 'a', ' ', '\r\n'), { maxLength: 90 })
        .map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(text, (body) => {
        const shown = truncateBody(body);
        if (characters(body) <= 50) {
          expect(shown).toBe(body);
          return;
        }
        expect(body.startsWith(shown.slice(0, -3)) && shown.endsWith('...')).toBe(true);
        expect(characters(shown.slice(0, -3))).toBe(25);
        expect(shown.isWellFormed()).toBe(true);
      }),
    );
  });
});
