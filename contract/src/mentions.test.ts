import { expect, it } from 'vitest';
import { LIMITS } from './limits.ts';
import { mentionedIn } from './mentions.ts';

it.each([
  ['@ada', ['ada']],
  ['Morning, @Ada! And @bruno_pipes, @ada.', ['ada', 'bruno_pipes']],
  ['(@ada) “@bob”', ['ada', 'bob']],
  ['@grandmother-of-the-long-corner ?', ['grandmother-of-the-long-corner']],
  ['ada@knack.example, x@@ada, @ada@bob, a.@ada, @ad', []],
  ['https://x.example/?@ada https://x.example/@bob @eve', ['eve']],
  ['', []],
])('%j speaks to %j', (text, names) => {
  expect(mentionedIn(text)).toEqual(names);
});

it('a message speaks to a few at the most', () => {
  const text = Array.from({ length: 50 }, (_, index) => `@member${index}`).join(' ');
  expect(mentionedIn(text)).toHaveLength(LIMITS.notifications.mentions);
});

it('a long message is looked through in no time', { timeout: 2_000 }, () => {
  for (const part of ['@', '@a', '@a-', 'https://', '@ada_']) {
    expect(mentionedIn(part.repeat(2_000)).length).toBeLessThanOrEqual(1);
  }
});
