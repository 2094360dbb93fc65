import { fold } from './fold.ts';
import type { Kind } from './fold.ts';
import { findKept } from './kept.ts';

/**
 * What the search walks over. Besides the kinds of single characters: `gap`, all that separates two words, and
 * `stars`, three asterisks or more, such as masking leaves behind: no match crosses or touches them.
 */
export interface Sign {
  readonly kind: Exclude<Kind, 'mark' | 'invisible' | 'other'> | 'gap' | 'stars';
  /** Each of `a-z 0-9` that it can be read as; a gap that a phrase may cross reads ' '. */
  reads: string;
  /** UTF-16 offsets; the marks on a character are part of it. */
  readonly start: number;
  end: number;
}

const WIDEST_GAP = 3;
const STARS = /\*{3,}/y;

/** Splits a text into signs. Invisible characters are left out, so the signs around them are neighbours. */
export function readSigns(text: string): Sign[] {
  const signs: Sign[] = [];
  const kept = findKept(text);
  let passed = 0;
  let width = 0;
  let at = 0;

  function separate(end: number, by: number): void {
    const last = signs.at(-1);
    if (last?.kind === 'gap') {
      width += by;
      last.end = end;
      last.reads = width > WIDEST_GAP ? '' : ' ';
    } else {
      width = by;
      signs.push({ kind: 'gap', reads: width > WIDEST_GAP ? '' : ' ', start: at, end });
    }
  }

  while (at < text.length) {
    const skipped = kept[passed];
    if (at === skipped?.start) {
      separate(skipped.end, Infinity);
      at = skipped.end;
      passed += 1;
      continue;
    }
    const char = String.fromCodePoint(text.codePointAt(at) ?? 0);
    let end = at + char.length;
    const { kind, reads } = fold(char);
    const last = signs.at(-1);
    if (kind === 'other') {
      separate(end, 1);
    } else if (kind === 'mark') {
      if (last !== undefined && last.kind !== 'gap') last.end = end;
    } else if (kind !== 'invisible') {
      STARS.lastIndex = at;
      const stars = char === '*' ? STARS.exec(text) : null;
      if (stars !== null) end = at + stars[0].length;
      signs.push({ kind: stars === null ? kind : 'stars', reads, start: at, end });
    }
    at = end;
  }
  return signs;
}

/** Whether it is a letter or a digit, of any alphabet. */
export function isWordSign(sign: Sign | undefined): boolean {
  return sign?.kind === 'letter' || sign?.kind === 'digit';
}
