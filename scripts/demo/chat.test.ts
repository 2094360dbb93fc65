import { expect, test } from 'vitest';
import * as v from 'valibot';
import { LIMITS } from '@knack/contract/limits';
import { mask } from '@knack/contract/masking/mask';
import { chatText } from '@knack/contract/messages';
import { CHAT } from './chat.ts';
import { days } from './ago.ts';
import { MEMBERS } from './members.ts';

const joined = new Map(MEMBERS.map((member) => [member.username, member.joined]));
const text = CHAT.map((message) => message.text).join('\n');

test.each(CHAT)('$by can say "$text" as it stands', (message) => {
  expect(v.parse(chatText, message.text)).toBe(message.text);
});

test('one after the other, all of them in the past and by members', () => {
  const agos = CHAT.map(({ ago }) => ago);
  expect(agos).toEqual(agos.toSorted((a, b) => b - a));
  expect(new Set(agos).size).toBe(agos.length);
  expect(agos.at(-1)).toBeGreaterThan(0);
  for (const { by, ago } of CHAT) expect(ago).toBeLessThan(joined.get(by) ?? 0);
});

test('there is more than the live window shows, over more than a week', () => {
  expect(CHAT.length).toBeGreaterThan(LIMITS.chatWindow + 20);
  expect(CHAT[0]?.ago).toBeGreaterThan(days(7));
});

test('there are several messages in a row of one sender', () => {
  const inARow = CHAT.filter(({ by }, index) => CHAT[index - 1]?.by === by);
  expect(inARow.length).toBeGreaterThanOrEqual(10);
});

test('everybody whom a message mentions is a member', () => {
  const mentioned = [...text.matchAll(/@([a-z0-9_-]+)/g)].map(([, name]) => name);
  expect(mentioned.length).toBeGreaterThanOrEqual(5);
  expect(mentioned.filter((name) => !MEMBERS.some(({ username }) => username === name))).toEqual([]);
});

test('there are links, emoji and right-to-left writing', () => {
  expect(text).toMatch(/https:\/\/[\w.]+\.example\//);
  expect(text).toMatch(/\p{Extended_Pictographic}/u);
  expect(text).toMatch(/\p{Script=Arabic}{3}/u);
});

test('a few words are masked, and nothing else of what is said', () => {
  const masked = CHAT.map((message) => mask(message.text)).filter((said) => said.includes('**'));
  expect(masked).toEqual([
    '****, you are right.',
    '****, wrong lid',
    'The bakery says they found a ladder on their roof rack, holy ****, after THREE DAYS of deliveries',
    'I am standing on a chair on a table, @gus_the_ladle. I would like to talk about the **** dent.',
    'Mate. Holy ****. I am not even cross.',
  ]);
});
