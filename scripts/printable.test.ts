import { expect, it } from 'vitest';
import { printable } from './printable.ts';

it.each([
  ['a line\n\tand another', 'a line and another'],
  ['red \u001b[31mtext\u0007', 'red [31mtext '],
  ['gnp\u202e.exe', 'gnp .exe'],
])('%j is shown as %j', (text, shown) => {
  expect(printable(text, 100)).toBe(shown);
});

it('is cut where it is long, and no character in half', () => {
  expect(printable('🥖🥐🍞', 2)).toBe('🥖🥐');
});
