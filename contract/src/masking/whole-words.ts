import { walk } from './search.ts';
import { isWordSign } from './signs.ts';
import type { Sign } from './signs.ts';

/** The first and the last sign of something profane, by index. */
export interface Match {
  readonly first: number;
  readonly last: number;
}

/**
 * The profane words and phrases that begin and end where a word does, from left to right, each as long as
 * possible. Digits around a word belong to it ("fuck2").
 */
export function findWholeWords(signs: readonly Sign[]): Match[] {
  const matches: Match[] = [];
  const tails = findDigitTails(signs);
  let wordStart = 0;
  let onlyDigits = true;
  let isCovered = false;

  for (let i = 0; i < signs.length; i += 1) {
    const sign = signs[i] as Sign;
    const before = signs[i - 1];
    if (!isWordSign(sign) || !isWordSign(before)) {
      wordStart = i;
      onlyDigits = true;
    }
    const canStart = isWordSign(sign) ? onlyDigits : sign.kind === 'symbol' && isEdge(before);
    onlyDigits &&= sign.kind === 'digit';
    // Within a run of one letter no word begins that does not begin where the run does: keeps the time linear
    isCovered &&= isWordSign(before) === isWordSign(sign) && sharesLetter(before, sign);
    if (!canStart || isCovered) continue;

    let last = -1;
    walk(signs, i, false, (found) => {
      const tail = tails[found.last + 1] ?? -1;
      // Not the f46e7 of 12026f46e7
      const hasDigitsAround = i !== wordStart || tail >= 0;
      if (canEnd(signs, found.last, tail) && !(found.hasDigits && hasDigitsAround)) {
        last = Math.max(found.last, tail);
      }
    });
    isCovered = last < 0;
    if (last < 0) continue;
    matches.push({ first: wordStart, last });
    i = last;
  }
  return matches;
}

/** For each digit with nothing but digits behind it in its word: where the word ends. Else -1. */
function findDigitTails(signs: readonly Sign[]): Int32Array {
  const tails = new Int32Array(signs.length).fill(-1);
  for (let i = signs.length - 1; i >= 0; i -= 1) {
    if (signs[i]?.kind !== 'digit') continue;
    tails[i] = isWordSign(signs[i + 1]) ? (tails[i + 1] ?? -1) : i;
  }
  return tails;
}

function canEnd(signs: readonly Sign[], at: number, tail: number): boolean {
  const after = signs[at + 1];
  return isWordSign(signs[at]) ? !isWordSign(after) || tail >= 0 : isEdge(after);
}

/** Whether a sign such as `$` can stand for the first or the last letter of a word beside this. */
function isEdge(sign: Sign | undefined): boolean {
  return sign === undefined || sign.kind === 'gap' || sign.kind === 'inner' || sign.kind === 'wild';
}

function sharesLetter(one: Sign | undefined, other: Sign): boolean {
  if (one === undefined) return false;
  for (const letter of one.reads) if (other.reads.includes(letter)) return true;
  return false;
}
