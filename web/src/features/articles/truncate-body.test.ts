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
});
