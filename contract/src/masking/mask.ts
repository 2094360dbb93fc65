import type { Range } from './addresses.ts';
import { isDecent } from './kept.ts';
import { readSigns } from './signs.ts';
import { findParted } from './parted.ts';
import { findWholeWords } from './whole-words.ts';

const LINE_BREAK = /[\n\r\u2028\u2029]/;

/**
 * What `mask` covers in a text: stretches in UTF-16 offsets (`end` not included), in order and apart, each from
 * the first to the last character of a profane word or phrase with all that stands between them. Throws nothing
 * for any text, keeps nothing from one call to the next, and takes linear time.
 */
export function findProfanity(text: string): Range[] {
  const signs = readSigns(text);
  const toRange = ({ first, last }: { first: number; last: number }): Range => ({
    start: signs[first]?.start ?? 0,
    end: signs[last]?.end ?? 0,
  });
  const isProfane = ({ start, end }: Range) => !isDecent(text.slice(start, end));
  const words = findWholeWords(signs);
  const whole = words.map(toRange).filter(isProfane);
  const parted = findParted(text, signs, words).map(toRange).filter(isProfane);
  return [...whole, ...parted].sort((one, other) => one.start - other.start);
}

/** Whether `mask` would change the text. */
export function containsProfanity(text: string): boolean {
  return findProfanity(text).length > 0;
}

/**
 * Replaces each code point of a profane word or phrase by one asterisk, so that the length in code points stays.
 * What disguises a word is part of it: the separators of "f.u.c.k", the space of "blow job", marks, invisible
 * characters. Line breaks and all other text stay. Masking a masked text changes nothing.
 */
export function mask(text: string): string {
  let masked = '';
  let end = 0;
  for (const range of findProfanity(text)) {
    masked += text.slice(end, range.start);
    for (const char of text.slice(range.start, range.end)) masked += LINE_BREAK.test(char) ? char : '*';
    end = range.end;
  }
  return masked + text.slice(end);
}

/** Whether a username is profane, as a whole or in one of its parts at `_` and `-`. */
export function isProfaneUsername(username: string): boolean {
  return [username, ...username.split(/[_-]/)].some(containsProfanity);
}
