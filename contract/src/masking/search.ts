import { isWordSign } from './signs.ts';
import type { Sign } from './signs.ts';
import { PROFANE_WORDS } from './words.ts';
import type { Node } from './words.ts';

// How a path through the tree was found.
const TWICE = 1; // the letter just read stands twice where the word has it once
const MORE = 2; // three times or more
const DOUBLED = 4; // an earlier letter stands twice
const GUESSED = 8; // a wild sign was read as a letter
const GUESSED_TWO = 16; // two in a row were
const COUNTED = 32; // a digit was read as a letter

// First and last letter of the words of four that are known with two stars between; a**s is a power.
const STARRED = ['fk', 'st', 'ct'];

interface Path {
  readonly node: Node;
  readonly how: number;
}

const START: readonly Path[] = [{ node: PROFANE_WORDS, how: 0 }];

/** A profane word that the walk has come to the end of. */
export interface Found {
  /** The index of its last sign. */
  readonly last: number;
  /** How many letters and digits it has in the list. */
  readonly length: number;
  readonly hasDigits: boolean;
}

/**
 * Walks from one sign on through the tree of profane words and reports each word as its end is reached. A letter
 * may stand more often than the word has it ("fuuuck"). Words of three letters are found in fewer disguises, for
 * too many decent ones look like them (A5s, hoop).
 */
export function walk(
  signs: readonly Sign[],
  from: number,
  isSpelled: boolean,
  report: (found: Found) => void,
): void {
  let paths: readonly Path[] = START;
  let letters = 0;
  let digits = 0;
  for (let i = from; paths.length > 0; i += 1) {
    const sign = signs[i];
    if (sign === undefined) return;
    if (sign.kind === 'digit') digits += 1;
    if (sign.kind === 'letter') letters += 1;
    paths = sign.kind === 'wild' ? guess(paths, signs[i - 1], i === from) : read(paths, sign, signs[i - 1]);
    if (sign.kind === 'inner' || sign.kind === 'wild') continue;
    for (const { node, how } of paths) {
      if (node.ends === 'no' || (node.ends === 'spelled' && !isSpelled)) continue;
      if (node.depth <= 3 && (how & ~MORE) !== 0) continue;
      // 80085 and B008 are numbers, and what is multiplied is no word: m*1e3
      if ((how & COUNTED) !== 0 && digits > letters) continue;
      if ((how & GUESSED) !== 0 && digits > 0) continue;
      const edges = `${signs[from]?.reads ?? ''}${node.letter}`;
      if ((how & GUESSED_TWO) !== 0 && node.depth === 4 && !STARRED.includes(edges)) continue;
      report({ last: i, length: node.depth, hasDigits: digits > 0 });
    }
  }
}

/** One wild sign, or two in a row, stand for any letters within a word. */
function guess(paths: readonly Path[], before: Sign | undefined, isFirst: boolean): Path[] {
  if (isFirst) return [];
  const isSecond = before?.kind === 'wild';
  const open = paths.filter(({ how }) => isSecond || (how & GUESSED) === 0);
  return open.flatMap(({ node, how }) => {
    const next = [...node.next.values()];
    return next.map((child) => ({ node: child, how: leave(how) | GUESSED | (isSecond ? GUESSED_TWO : 0) }));
  });
}

function read(paths: readonly Path[], sign: Sign, before: Sign | undefined): Path[] {
  const found: Path[] = [];
  const add = (node: Node, how: number) => {
    if (!found.some((path) => path.node === node && path.how === how)) found.push({ node, how });
  };
  const isAlike = isWordSign(sign) === isWordSign(before);
  for (const letter of sign.reads) {
    const counted = sign.kind === 'digit' && letter > '9' ? COUNTED : 0;
    for (const { node, how } of paths) {
      const isRepeat = letter === node.letter;
      const next = node.next.get(letter);
      if (next !== undefined) add(next, leave(how) | counted);
      if (isRepeat && isAlike) add(node, (node.doubles ? how : repeat(how)) | counted);
    }
  }
  return found;
}

/** On to the next letter: what was counted for the last one is settled. */
function leave(how: number): number {
  return (how & TWICE) === 0 ? how & ~MORE : (how & ~TWICE) | DOUBLED;
}

/** The last letter once more. */
function repeat(how: number): number {
  return (how & (TWICE | MORE)) === 0 ? how | TWICE : (how & ~TWICE) | MORE;
}
