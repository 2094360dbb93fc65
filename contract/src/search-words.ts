import { LIMITS } from './limits.ts';

const { wordLength, indexTokens: maxIndexTokens, queryTokens: maxQueryTokens } = LIMITS.search;

const WORD = /[\p{L}\p{N}]+/gu;
const UNSEEN = /[\p{M}\p{Default_Ignorable_Code_Point}]/gu;
const SHORTEST_PREFIX = 2;

/** Letters that are typed without their stroke or tie on most keyboards, and that do not decompose. */
const FOLDED: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  ς: 'σ',
};
const FOLDABLE = new RegExp(`[${Object.keys(FOLDED).join('')}]`, 'g');

/** The words of a text, in its order, as search compares them: without case, accents, marks and punctuation. */
export function wordsOf(text: string): string[] {
  // Decomposing can bring capitals (㎆ becomes MB), and lower-casing can bring marks (İ).
  const plain = text.normalize('NFKD').toLowerCase().normalize('NFKD').replaceAll(UNSEEN, '');
  return plain.replaceAll(FOLDABLE, (letter) => FOLDED[letter] ?? letter).match(WORD) ?? [];
}

/**
 * What is stored of a document to be found by: each word of its texts and each beginning of one from two characters
 * on, none twice. Words count as their first 20 characters; what comes after 2,000 tokens is not found, so the texts
 * that matter most come first.
 */
export function indexTokens(...texts: readonly string[]): string[] {
  const tokens = new Set<string>();
  for (const word of texts.flatMap(wordsOf)) {
    const characters = [...word].slice(0, wordLength);
    for (
      let length = Math.min(SHORTEST_PREFIX, characters.length);
      length <= characters.length;
      length += 1
    ) {
      if (tokens.size === maxIndexTokens) return [...tokens];
      tokens.add(characters.slice(0, length).join(''));
    }
  }
  return [...tokens];
}

/**
 * What somebody looks for, the longest and so most telling token first; each must begin a word of what is found.
 * A single character finds only the word that it is, and counts only where there is nothing longer: it is mostly the
 * beginning of what is still being typed. None at all where nothing was asked.
 */
export function queryTokens(query: string): string[] {
  const words = wordsOf(query).map((word) => [...word].slice(0, wordLength));
  const telling = words.filter((characters) => characters.length >= SHORTEST_PREFIX);
  const asked = (telling.length > 0 ? telling : words).sort((a, b) => b.length - a.length);
  return [...new Set(asked.map((characters) => characters.join('')))].slice(0, maxQueryTokens);
}

/** Whether the words of the texts hold all of `queryTokens`, in any order. */
export function matchesTokens(texts: readonly string[], tokens: readonly string[]): boolean {
  const words = texts.flatMap(wordsOf);
  return tokens.every((token) => {
    const whole = [...token].length < SHORTEST_PREFIX;
    return words.some((word) => (whole ? word === token : word.startsWith(token)));
  });
}
