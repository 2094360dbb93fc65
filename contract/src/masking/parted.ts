import { walk } from './search.ts';
import { isWordSign } from './signs.ts';
import type { Sign } from './signs.ts';
import { findSpelled } from './spelled.ts';
import type { Piece } from './spelled.ts';
import type { Match } from './whole-words.ts';

// What may part a word. Not the apostrophe (who're) and not the slash (he/she).
const JOINT = /^[.\-_·•~‐‑]$/u;

/**
 * The profane words whose letters are parted: spelled ("f u c k"), or in pieces without a space ("fu-ck").
 * Nothing in `found` is looked at, and nothing is found across it.
 */
export function findParted(text: string, signs: readonly Sign[], found: readonly Match[]): Match[] {
  const matches: Match[] = [];
  let chain: number[] = []; // the signs since the last white space
  let run: Piece[] = []; // the letters standing alone since the last word

  function endRun(): void {
    for (const match of findSpelled(run)) matches.push(match);
    run = [];
  }

  function endChain(): void {
    if (chain.some((index) => isWordSign(signs[index]) && isWordSign(signs[index + 1]))) {
      endRun();
      const match = joinPieces(text, signs, chain);
      if (match !== undefined) matches.push(match);
    } else {
      for (const index of chain) extendRun(index);
    }
    chain = [];
  }

  function extendRun(index: number): void {
    const sign = signs[index];
    if (sign === undefined || !standsAlone(signs, index)) return;
    const between = text.slice(run.at(-1)?.sign.end ?? sign.start, sign.start);
    run.push({ sign, index, between });
  }

  let passed = 0;
  for (let index = 0; index < signs.length; index += 1) {
    const sign = signs[index];
    const match = found[passed];
    if (match?.first === index) {
      endChain();
      endRun();
      index = match.last;
      passed += 1;
    } else if (sign?.kind === 'stars' || (sign?.kind === 'gap' && sign.reads === '')) {
      endChain();
      endRun();
    } else if (sign?.kind === 'gap' && /\s/.test(text.slice(sign.start, sign.end))) {
      endChain();
    } else {
      chain.push(index);
    }
  }
  endChain();
  endRun();
  return matches;
}

/** A letter or a digit, or a sign for a letter that no letter touches, as the `!` of "s h ! t". */
function standsAlone(signs: readonly Sign[], index: number): boolean {
  const sign = signs[index];
  if (isWordSign(sign)) return true;
  const isBare = [signs[index - 1], signs[index + 1]].every(
    (next) => next === undefined || next.kind === 'gap',
  );
  return isBare && (sign?.kind === 'symbol' || sign?.kind === 'inner');
}

/** The whole chain as one word of four letters or more, if it is profane. */
function joinPieces(text: string, signs: readonly Sign[], chain: readonly number[]): Match | undefined {
  const canBeEdge = (index: number) => isWordSign(signs[index]) || signs[index]?.kind === 'symbol';
  const first = chain.find(canBeEdge) ?? 0;
  const last = chain.findLast(canBeEdge) ?? 0;
  const inside = signs.slice(first, last + 1);
  const joints = inside.filter(({ kind }) => kind === 'gap');
  if (joints.length === 0 || !joints.every(({ start, end }) => JOINT.test(text.slice(start, end))))
    return undefined;
  const pieces = inside.filter(({ kind }) => kind !== 'gap');
  let longest = 0;
  walk(pieces, 0, false, (found) => {
    if (found.last === pieces.length - 1) longest = Math.max(longest, found.length);
  });
  return longest > 3 ? { first, last } : undefined;
}
