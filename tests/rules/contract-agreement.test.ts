import { LIMITS } from '@knack/contract/limits';
import { chatText } from '@knack/contract/messages';
import { isPhotoAddress } from '@knack/contract/photos';
import { deleteDoc, doc, setDoc } from 'firebase/firestore';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { newMessage, textOf } from '../fixtures/messages.ts';
import { ada } from '../fixtures/personas.ts';
import { as } from './store.ts';

/** Whether the rules let a member store a valid message with this change. */
async function rulesAccept(change: Record<string, unknown>): Promise<boolean> {
  const message = doc(as(ada), 'messages/tried');
  try {
    await setDoc(message, { ...newMessage(ada), ...change });
  } catch (error) {
    expect(error).toMatchObject({ code: 'permission-denied' });
    return false;
  }
  await deleteDoc(message);
  return true;
}

const max = LIMITS.chatText;
const every = (property: RegExp, to = 0x10ffff) =>
  Array.from({ length: to + 1 }, (_, code) => code)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
    .filter((character) => property.test(character));
const ignorable = every(/\p{Default_Ignorable_Code_Point}/u).join('');

const texts: [string, string][] = [
  ['a word', 'Hello'],
  ['one letter', 'x'],
  ['one emoji', '👩‍👩‍👧'],
  ['nothing', ''],
  ['the limit in letters', textOf(max)],
  ['the limit in emoji', textOf(max, '🪜')],
  ['one letter over', textOf(max + 1)],
  ['one emoji over', textOf(max + 1, '🪜')],
  ['the limit and white space around it', `  ${textOf(max)}\n`],
  ['the limit after composing', textOf(max, 'e\u0301')],
  ['line breaks of three kinds', 'a\nb\r\nc\rd'],
  ['white space around a word', '\t Hello \n'],
  ['white space alone', ' \t\n\u00a0\u1680\u2003\u2028\u3000'],
  ['zero-width characters', '\u200b\u200d\u2060\ufeff'],
  ['bidirectional controls', '\u061c\u200e\u202e\u2066\u2069'],
  ['a bidirectional override around a word', '\u202eHello'],
  ['a blank Braille cell', '\u2800'],
  ['private characters', '\ue000\u{f0000}'],
  ['marks alone', '\u0301'],
  ['joiners inside words', 'می\u200cخواهم'],
  ['characters that draw nothing, the first half', ignorable.slice(0, max)],
  ['characters that draw nothing, the last half', ignorable.slice(-max)],
];

describe('what the contract makes of a text, the rules take; what it refuses, they refuse', () => {
  it.each(texts)('%s', async (_what, text) => {
    const { success, output } = v.safeParse(chatText, text);
    expect(await rulesAccept({ text: success ? output : text })).toBe(success);
  });

  it('every character that draws nothing, alone', async () => {
    const seen = [];
    for (const character of every(/\p{Default_Ignorable_Code_Point}/u, 0xffff)) {
      expect(v.is(chatText, character)).toBe(false);
      if (await rulesAccept({ text: character })) seen.push(character.codePointAt(0)?.toString(16));
    }
    expect(seen).toEqual([]);
  });

  it('every control character, in a word', async () => {
    const taken = [];
    for (const character of every(/\p{Cc}/u)) {
      const text = `a${character}b`;
      const accepted = await rulesAccept({ text });
      expect(accepted).toBe(v.is(chatText, text));
      if (accepted) taken.push(character);
    }
    expect(taken).toEqual(['\n', '\r']);
  });
});

describe('the rules are wider than the contract, which the browser and the display apply', () => {
  // Rules cannot normalise: line breaks of other systems pass as they are, and so does white space around a text.
  it.each(['a\r\nb', '  Hello  ', 'e\u0301'])('for text that is not normalised: %j', async (text) => {
    expect(v.parse(chatText, text)).not.toBe(text);
    expect(await rulesAccept({ text })).toBe(true);
  });

  // Which characters are assigned depends on the year of the Unicode tables; those of the rules are not the browser's.
  it('for a text of unassigned characters', async () => {
    expect(v.is(chatText, '\u0378')).toBe(false);
    expect(await rulesAccept({ text: '\u0378' })).toBe(true);
  });
});

const google = 'https://lh3.googleusercontent.com';
const longest = LIMITS.photoAddress;

describe('the contract and the rules agree on the photo', () => {
  it.each([
    '/avatar.svg',
    '/',
    '/.',
    '/a//b',
    '//evil.example/a.png',
    '///a',
    '/\\evil.example',
    '/a b',
    '/a?b=c',
    '/a#b',
    '/a%2Fb',
    '/ä',
    '/a\n',
    'avatar.svg',
    '',
    ' /avatar.svg',
    `${google}/a/ACg8ocK_x-y~z=s96-c`,
    `${google}/`,
    `${google}`,
    `${google}/a?sz=50&x=[1]#(2)`,
    `${google}/a'b`,
    `${google}/a"b`,
    `${google}/a<b>`,
    `${google}/a\\b`,
    `${google}/a b`,
    `${google}/a\nb`,
    `${google}/a\u00a0b`,
    `${google}/a\u0000b`,
    `${google}/ä`,
    `${google}:443/a`,
    `${google}.evil.example/a`,
    `${google}@evil.example/a`,
    'https://googleusercontent.com/a',
    'https://a.b.googleusercontent.com/a',
    'https://evil.example/lh3.googleusercontent.com/a',
    'https://evilgoogleusercontent.com/a',
    'https://lh3-googleusercontent.com/a',
    'https://LH3.googleusercontent.com/a',
    'HTTPS://lh3.googleusercontent.com/a',
    'http://lh3.googleusercontent.com/a',
    'javascript:alert(1)//https://lh3.googleusercontent.com/',
    'javascript:/avatar.svg',
    'data:image/png;base64,AAAA',
    `/${textOf(longest - 1)}`,
    `/${textOf(longest)}`,
    `${google}/${textOf(longest - 1 - google.length)}`,
    `${google}/${textOf(longest - google.length)}`,
  ])('%j', async (userPhotoURL) => {
    expect(await rulesAccept({ userPhotoURL })).toBe(isPhotoAddress(userPhotoURL));
  });
});
