import * as v from 'valibot';
import { LIMITS } from './limits.ts';

const { min, max } = LIMITS.username;
const LETTERS = /^[a-z0-9_-]+$/i;
const ENDS = /^[a-z0-9].*[a-z0-9]$/;

/**
 * A username: 3 to 30 of `a-z 0-9 _ -`, starting and ending with a letter or digit. It is lower-cased while
 * parsing, after the alphabet is checked: Unicode's own lower-casing would turn a Kelvin sign into a k.
 */
export const username = v.pipe(
  v.string('Must be text.'),
  v.trim(),
  v.minLength(min, `Must be at least ${min} characters.`),
  v.maxLength(max, `Must be at most ${max} characters.`),
  v.regex(LETTERS, 'May hold the letters a to z, digits, _ and - only.'),
  v.toLowerCase(),
  v.regex(ENDS, 'Must start and end with a letter or a digit.'),
);

const WHOLE = new RegExp(`^[a-z0-9][a-z0-9_-]{${min - 2},${max - 2}}[a-z0-9]$`, 'i');

/**
 * Whether a text can be a username at all, whatever its case; use it before a look-up. It says what the schema says,
 * and spares the app's first load the schema.
 */
export function isUsername(text: string): boolean {
  return WHOLE.test(text.trim());
}
