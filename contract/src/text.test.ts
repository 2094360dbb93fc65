import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { countCodePoints, hasVisibleText, optionalText, requiredText } from './text.ts';

const title = requiredText(5);

function messages(schema: v.GenericSchema, input: unknown): string[] {
  return (v.safeParse(schema, input).issues ?? []).map((issue) => issue.message);
}

describe('required text', () => {
  it('counts an emoji as one and lets a text of exactly the limit in', () => {
    expect(v.parse(title, '👩🏽‍🍳a')).toBe('👩🏽‍🍳a');
    expect(countCodePoints('👩🏽‍🍳a')).toBe(5);
    expect(messages(title, '👩🏽‍🍳ab')).toEqual(['Must be at most 5 characters.']);
  });

  it('is counted and stored after trimming and composing', () => {
    expect(v.parse(title, '  cafe\u0301  ')).toBe('café');
    expect(v.parse(title, 'a\r\nb\rc')).toBe('a\nb\nc');
  });

  it.each([
    ['nothing', ''],
    ['white space', ' \n  '],
    ['no-break spaces', '\u00a0\u2003\u3000'],
    ['zero-width characters', '\u200b\u200c\u200d\u2060\ufeff'],
    ['Hangul fillers', '\u3164\u115f'],
    ['the blank Braille cell', '\u2800'],
    ['a bidirectional override', '\u202e'],
  ])('is refused when it is only %s', (_name, input) => {
    expect(messages(title, input)).toEqual(['Must not be empty.']);
    expect(hasVisibleText(input)).toBe(false);
  });

  it.each(['\u0000', 'a\u0007', 'a\tb', 'a\u007f', 'a\u0085b'])('refuses control characters: %j', (input) => {
    expect(messages(title, input)).toContain('Must not hold control characters.');
  });

  it('lets line breaks in', () => {
    expect(v.parse(title, 'a\nb')).toBe('a\nb');
  });

  it('refuses half of a surrogate pair', () => {
    expect(messages(title, 'a\ud83d')).toEqual(['Must not hold half of a character.']);
  });

  it.each([[null], [1], [{}], [['a']], [undefined]])('refuses what is not text: %j', (input) => {
    expect(messages(title, input)).toEqual(['Must be text.']);
  });
});

describe('optional text', () => {
  it('takes what shows nothing for the empty text', () => {
    expect(v.parse(optionalText(5), '')).toBe('');
    expect(v.parse(optionalText(5), ' \u200b ')).toBe('');
  });

  it('holds to the limit', () => {
    expect(messages(optionalText(5), 'abcdef')).toEqual(['Must be at most 5 characters.']);
  });
});
