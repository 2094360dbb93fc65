import { findAddresses } from './addresses.ts';
import type { Range } from './addresses.ts';
import { DECENT_PHRASES, DECENT_SPELLINGS } from './decent-words.ts';

const PHRASE = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${DECENT_PHRASES.join('|').replaceAll('-', '[ -]?')})s?(?![\\p{L}\\p{N}])`,
  'giu',
);
const IGNORED = /\p{Default_Ignorable_Code_Point}/gu;
// Letters that only look Latin in a word of ordinary Russian, Ukrainian or Greek: сок, сіра, ρακί
const OTHER_ALPHABET = /^(?:[\u0430-\u045f\u0491]+|\p{Script=Greek}+)$/u;
const RARE_CYRILLIC = /[ѕј]/;

/** What no search looks into, in order and apart: addresses, and decent phrases ("doo-wop"). */
export function findKept(text: string): Range[] {
  const phrases = Array.from(text.matchAll(PHRASE), ({ 0: { length }, index }) => ({
    start: index,
    end: index + length,
  }));
  const kept: Range[] = [];
  for (const range of [...findAddresses(text), ...phrases].sort((one, other) => one.start - other.start)) {
    if (range.start >= (kept.at(-1)?.end ?? 0)) kept.push(range);
  }
  return kept;
}

/** Whether what a search has found is a decent word after all, as it is written. */
export function isDecent(written: string): boolean {
  const plain = written.normalize('NFKC').replace(IGNORED, '').toLowerCase();
  const spelling = plain.replace(/^[0-9]+|[0-9]+$/g, '').replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  return DECENT_SPELLINGS.has(spelling) || (OTHER_ALPHABET.test(spelling) && !RARE_CYRILLIC.test(spelling));
}
