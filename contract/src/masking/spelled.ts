import { walk } from './search.ts';
import type { Sign } from './signs.ts';
import type { Match } from './whole-words.ts';

/** A sign that stands alone, its index among the signs of the text, and what stands between it and the one before. */
export interface Piece {
  readonly sign: Sign;
  readonly index: number;
  readonly between: string;
}

// Short words that may be spelled along: "I f u c k", "f u c k y o u".
const BEFORE = ['i', 'a', 'u', 'o', 'oh', 'you', 'my', 'the'];
const AFTER = ['you', 'u', 'off', 'it', 'me'];

/**
 * The profane words that letters standing apart spell ("f u c k", "f. u. c. k."). Such a word is a whole run, or
 * what stands between its wider gaps ("x f.u.c.k y"), so that a spelled name ("C O C K T A I L") stays.
 */
export function findSpelled(run: readonly Piece[]): Match[] {
  if (run.length < 3) return [];
  const whole = matchRun(run);
  if (whole !== undefined) return [whole];
  const parts = split(run);
  if (parts.length === 1) return [];
  const matches = parts.flatMap(findSpelled);
  // What is left beside a match is a run of its own, as it would be in a masked text
  return matches.length === 0 ? [] : [...matches, ...subtract(run, matches).flatMap(findSpelled)];
}

function split(run: readonly Piece[]): Piece[][] {
  const closest = run.slice(1).reduce((least, { between }) => Math.min(least, measure(between)), Infinity);
  const parts: Piece[][] = [];
  for (const piece of run) {
    const part = parts.at(-1);
    if (part === undefined || measure(piece.between) > closest) parts.push([piece]);
    else part.push(piece);
  }
  return parts;
}

/** A wider gap is further, and of two as wide the one with white space. */
function measure(between: string): number {
  return 2 * between.length + (/\s/.test(between) ? 1 : 0);
}

/** What of a run lies before, between and behind the matches. */
function subtract(run: readonly Piece[], matches: readonly Match[]): Piece[][] {
  const inOrder = matches.toSorted((one, other) => one.first - other.first);
  const rest: Piece[][] = [[]];
  let next = 0;
  for (const piece of run) {
    const match = inOrder[next];
    if (match === undefined || piece.index < match.first) rest.at(-1)?.push(piece);
    if (piece.index === match?.last) {
      next += 1;
      rest.push([]);
    }
  }
  return rest;
}

function matchRun(run: readonly Piece[]): Match | undefined {
  const signs = run.map(({ sign }) => sign);
  // One character each, so that the letters can be cut by their offsets; "?" is no letter
  const letters = signs.map(({ kind, reads }) => (kind === 'letter' ? reads.charAt(0) || '-' : '?')).join('');
  const { starts, ends } = findCuts(letters);
  for (const start of starts) {
    let last = -1;
    walk(signs, start, true, (found) => {
      const end = found.last + 1;
      if (!ends.includes(end)) return;
      const read = letters.slice(start, end).replaceAll('?', '');
      const isAlone = !/[^?]/.test(letters.slice(0, start) + letters.slice(end));
      const isClear =
        found.length > 3 ? 2 * read.length > end - start : isAlone && isPlain(run.slice(start, end));
      if (isClear) last = found.last;
    });
    const [first, final] = [run[start], run[last]];
    if (first !== undefined && final !== undefined) return { first: first.index, last: final.index };
  }
  return undefined;
}

/** Letters with one and the same character between each two: "a.s.s", not "J. A. P. Smith" or "Exercise a 5 5". */
function isPlain(run: readonly Piece[]): boolean {
  const between = run[1]?.between;
  return run.every(
    (piece, i) =>
      piece.sign.kind === 'letter' && (i === 0 || (piece.between === between && piece.between.length === 1)),
  );
}

/** Where a word may begin and end: at the edges, and within the digits, signs and short words that stand there. */
function findCuts(letters: string): { starts: number[]; ends: number[] } {
  let start = 0;
  let end = letters.length;
  while (letters[start] === '?') start += 1;
  while (end > start && letters[end - 1] === '?') end -= 1;
  const bare = letters.slice(0, end);
  const before = BEFORE.filter((word) => bare.startsWith(word, start)).map((word) => start + word.length);
  const after = AFTER.filter((word) => bare.endsWith(word)).map((word) => end - word.length);
  return { starts: [0, start, ...before], ends: [letters.length, end, ...after] };
}
