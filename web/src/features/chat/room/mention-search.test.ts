import { describe, expect, it } from 'vitest';
import { addressedTo, mentionAt, offered, peopleIn, withMention } from './mention-search.ts';
import { messageAt } from './room-fixtures.ts';

describe('what is typed after an @', () => {
  it.each([
    ['@', 1, { from: 0, to: 1, typed: '' }],
    ['hello @Ad', 9, { from: 6, to: 9, typed: 'ad' }],
    ['@ada hello', 4, { from: 0, to: 4, typed: 'ada' }],
  ])('%s', (text, caret, expected) => expect(mentionAt(text, caret)).toEqual(expected));

  it.each([
    ['a@b', 3],
    ['@ada ', 5],
    ['@ada', 2],
    ['nothing', 7],
  ])('%s at %i is no mention', (text, caret) => expect(mentionAt(text, caret)).toBeNull());
});

it('offers who is in the room, who spoke last first, without oneself', () => {
  const messages = ['ada', 'bob', 'cleo', 'ada'].map((userName, index) => messageAt(index, { userName }));
  expect(peopleIn(messages, 'bob').map(({ username }) => username)).toEqual(['ada', 'cleo']);
});

it('offers those whose name begins so, until it is typed out', () => {
  const people = ['ada', 'adam', 'bob'].map((username) => ({ username, photo: null }));
  expect(offered(people, 'ada').map(({ username }) => username)).toEqual(['adam']);
  expect(offered(people, '')).toHaveLength(3);
});

it('completes the name with one space, and leaves the rest', () => {
  const text = 'hi @a there';
  const query = mentionAt(text, 5);
  expect(query && withMention(text, query, 'ada')).toEqual({ text: 'hi @ada there', caret: 8 });
});

it('addresses somebody once', () => {
  expect(addressedTo('', 'ada')).toBe('@ada ');
  expect(addressedTo('hello', 'ada')).toBe('@ada hello');
  expect(addressedTo('@ada hello', 'ada')).toBe('@ada hello');
});
