import { Filter } from 'bad-words';
import { ALLOWED_WORDS } from './decent-words.ts';
import { fold } from './fold.ts';

/** A place in the tree of profane words: the path to it spells their beginning, words of a phrase apart by ' '. */
export interface Node {
  readonly letter: string;
  readonly depth: number;
  /** The letter before is the same. */
  readonly doubles: boolean;
  readonly next: ReadonlyMap<string, Node>;
  /** Whether a word ends here, and if so whether it is one only where its letters stand apart ("s.o.b."). */
  readonly ends: 'no' | 'word' | 'spelled';
}

// "P.S. hit me"; "take the jack off" ("jackoff" and "jack-off" are found as one word); no word at all.
const DROPPED = new Set(['s hit', 'jack-off', 'fu(']);

const SPELLED = /^[a-z](?:[ _.][a-z])+\.?$/;

interface Growing extends Node {
  next: Map<string, Growing>;
  ends: Node['ends'];
}

function grow(letter: string, parent?: Growing): Growing {
  const depth = parent === undefined ? 0 : parent.depth + 1;
  return { letter, depth, doubles: parent?.letter === letter, next: new Map(), ends: 'no' };
}

function plant(root: Growing, word: string, ends: 'word' | 'spelled'): void {
  let node = root;
  for (const letter of word) {
    let child = node.next.get(letter);
    if (child === undefined) {
      child = grow(letter, node);
      node.next.set(letter, child);
    }
    node = child;
  }
  if (node.ends !== 'word') node.ends = ends;
}

function buildTree(list: readonly string[]): Node {
  const root = grow('');
  for (const entry of list) {
    // "arse*" and "*damn" are words like any other; one entry ends in a ";" by a slip
    const word = entry.toLowerCase().replace(/^\*|[*;]$/g, '');
    if (ALLOWED_WORDS.has(word) || DROPPED.has(word)) continue;
    if (SPELLED.test(word)) plant(root, word.replaceAll(/[^a-z]/g, ''), 'spelled');
    else plant(root, word.replaceAll(/./gu, spell), 'word');
  }
  return root;
}

/** Letters and digits stay, a sign becomes its letter ("b!tch"), a hyphen parts words as a space does. */
function spell(char: string): string {
  const { kind, reads } = fold(char);
  return kind === 'other' ? ' ' : reads.charAt(0);
}

/** The profane words of the `bad-words` list, without what decent people say. Read once, never changed. */
export const PROFANE_WORDS: Node = buildTree(new Filter().list);
