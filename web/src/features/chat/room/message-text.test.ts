import { describe, expect, it } from 'vitest';
import { mentions, textParts } from './message-text.ts';

const links = (text: string) => textParts(text).flatMap((part) => (part.kind === 'link' ? [part.href] : []));
const names = (text: string) =>
  textParts(text).flatMap((part) => (part.kind === 'mention' ? [part.username] : []));

describe('web addresses', () => {
  it.each([
    ['see https://knack.example/a?b=c#d now', ['https://knack.example/a?b=c#d']],
    ['(https://knack.example).', ['https://knack.example/']],
    ['https://en.example/wiki/Tap_(valve).', ['https://en.example/wiki/Tap_(valve)']],
    ['http://a.example, HTTPS://B.example!', ['http://a.example/', 'https://b.example/']],
    ['two https://a.example/x\nhttps://b.example/y', ['https://a.example/x', 'https://b.example/y']],
  ])('%s', (text, expected) => expect(links(text)).toEqual(expected));

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://a.example',
    'https://',
    'https://google.example@evil.example/',
    '<a href="x">x</a>',
    'xhttps://a.example',
  ])('%s is no link', (text) => expect(links(text)).toEqual([]));

  it('stop where the direction of the text is turned', () => {
    expect(links('https://a.example/\u202Egnp.exe')).toEqual(['https://a.example/']);
  });
});

describe('names', () => {
  it.each([
    ['@ada hello', ['ada']],
    ['hello @Ada, and @bob_2!', ['ada', 'bob_2']],
    ['(@ada-lovelace)', ['ada-lovelace']],
    ['@ada-', ['ada']],
  ])('%s', (text, expected) => expect(names(text)).toEqual(expected));

  it.each(['ada@bob.example', '@ab', '@@ada', `@${'a'.repeat(31)}`, '@adaé', 'https://a.example/@ada'])(
    '%s speaks to nobody',
    (text) => expect(names(text)).toEqual([]),
  );

  it('are found whatever their case', () => {
    expect(mentions('Is @ADA here?', 'ada')).toBe(true);
    expect(mentions('Is @ada2 here?', 'ada')).toBe(false);
  });
});

it('the parts are the text', () => {
  const text = 'a @ada https://x.example/(y), b';
  expect(textParts(text).map((part) => part.text)).toEqual([
    'a ',
    '@ada',
    ' ',
    'https://x.example/(y)',
    ', b',
  ]);
  expect(textParts('')).toEqual([]);
});
