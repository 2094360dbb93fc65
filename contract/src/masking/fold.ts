/**
 * What a code point is to the masking: part of a word (`letter`, `digit`), a sign that stands for a letter
 * (`symbol`; `inner`: inside a word only; `wild`: for any letter), part of the character before it (`mark`),
 * nothing that a reader sees (`invisible`), or what separates words (`other`).
 */
export type Kind = 'letter' | 'digit' | 'symbol' | 'inner' | 'wild' | 'mark' | 'invisible' | 'other';

/** A kind, and each of `a-z 0-9` that the code point can be read as: none, one, or several. */
export interface Fold {
  readonly kind: Kind;
  readonly reads: string;
}

/** Drawn like a Latin letter without decomposing to it; lower case. */
const LOOK_ALIKES: Record<string, string> = {
  a: 'аαɑᴀ',
  b: 'вьβʙ',
  c: 'сςᴄ',
  d: 'ԁđɗᴅ',
  e: 'еєεᴇ',
  f: 'ƒғꜰ',
  g: 'ɡɢ',
  h: 'һнηħʜ',
  i: 'іιıɨɪӏ',
  j: 'јᴊ',
  k: 'кκĸᴋ',
  l: 'ӏłʟ',
  m: 'мᴍ',
  n: 'пηνոɴ',
  o: 'оοσøօᴏ',
  p: 'рρᴘ',
  q: 'ԛ',
  r: 'гʀ',
  s: 'ѕςꜱ',
  t: 'тτŧᴛ',
  u: 'υսʉʋᴜ',
  v: 'ѵνᴠ',
  w: 'ԝωᴡ',
  x: 'хχ',
  y: 'уүυγʏ',
  z: 'ᴢ',
};

/** A digit also stands for itself, because some words of the list hold digits. */
const DIGITS = ['0o', '1il', '2', '3e', '4a', '5s', '6g', '7t', '8b', '9g'];

const SIGNS: Record<'symbol' | 'inner' | 'wild', Record<string, string>> = {
  symbol: { '@': 'aiu', $: 's', '+': 't', '€': 'e', '¢': 'c', '©': 'c', '®': 'r', '£': 'l', '¥': 'y' },
  // At the edge of a word these are punctuation: "Hi Ana!", "(lit)".
  inner: { '!': 'il', '¡': 'i', '|': 'il', '(': 'c' },
  wild: { '*': '', '#': '', '%': '' },
};

const LETTER = /\p{L}/u;
const DIGIT = /\p{Nd}/u;
const MARK = /\p{M}/u;
const MARKS = /\p{M}/gu;
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;
// These scripts put no space between words, or endings right behind foreign ones: a Latin word stands alone.
const SPACELESS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

const OTHER: Fold = { kind: 'other', reads: '' };
const MARKED: Fold = { kind: 'mark', reads: '' };
const UNSEEN: Fold = { kind: 'invisible', reads: '' };

const known = new Map<string, Fold>();
for (const letter of 'abcdefghijklmnopqrstuvwxyz') {
  known.set(letter, { kind: 'letter', reads: letter });
  known.set(letter.toUpperCase(), { kind: 'letter', reads: letter });
}
DIGITS.forEach((reads, digit) => known.set(String(digit), { kind: 'digit', reads }));
for (const kind of ['symbol', 'inner', 'wild'] as const) {
  for (const [sign, reads] of Object.entries(SIGNS[kind])) known.set(sign, { kind, reads });
}

for (const [letter, others] of Object.entries(LOOK_ALIKES)) {
  for (const other of others) {
    const reads = (known.get(other)?.reads ?? '') + letter;
    for (const char of [other, other.toUpperCase()]) {
      if (!/^[a-z]$/i.test(char)) known.set(char, { kind: 'letter', reads });
    }
  }
}

/**
 * Folds one code point, so that case, accents, full width, mathematical, circled and squared letters, and
 * letters of other alphabets that look Latin read as `a-z 0-9`. Depends on nothing but its argument.
 */
export function fold(char: string): Fold {
  const found = known.get(char);
  if (found !== undefined) return found;
  const code = char.codePointAt(0) ?? 0;
  if (code < 0x80) return OTHER;
  if (LETTER.test(char)) return foldLetter(char);
  if (MARK.test(char)) return MARKED;
  if (INVISIBLE.test(char)) return UNSEEN;
  if (DIGIT.test(char)) return { kind: 'digit', reads: known.get(char.normalize('NFKC'))?.reads ?? '' };
  return foldEnclosed(char, code);
}

function foldLetter(char: string): Fold {
  if (INVISIBLE.test(char)) return UNSEEN;
  if (SPACELESS.test(char)) return OTHER;
  const base = char.normalize('NFKD').replace(MARKS, '').toLowerCase();
  return { kind: 'letter', reads: known.get(base)?.reads ?? '' };
}

/** Circled, bracketed and squared letters; the white-on-black ones do not decompose. */
function foldEnclosed(char: string, code: number): Fold {
  const isWhiteOnBlack = (code >= 0x1f150 && code <= 0x1f169) || (code >= 0x1f170 && code <= 0x1f189);
  if (isWhiteOnBlack) return symbol(String.fromCharCode(0x61 + ((code - 0x1f150) % 32)));
  const isEnclosed = (code >= 0x2460 && code <= 0x24ff) || (code >= 0x1f110 && code <= 0x1f149);
  const letter = isEnclosed ? /^\(?([a-z])\)?$/i.exec(char.normalize('NFKC'))?.[1] : undefined;
  return letter === undefined ? OTHER : symbol(letter.toLowerCase());
}

function symbol(letter: string): Fold {
  return { kind: 'symbol', reads: letter };
}
