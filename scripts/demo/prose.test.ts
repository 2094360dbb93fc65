import { expect, test } from 'vitest';
import { prose } from './prose.ts';

test('joins wrapped lines to a paragraph and drops the indentation of the code', () => {
  expect(prose`
    The kitchen tap
    drips.`).toBe('The kitchen tap drips.');
});

test('keeps the empty lines between paragraphs', () => {
  expect(prose`
    One.

    Two,
    still two.

    Three.`).toBe('One.\n\nTwo, still two.\n\nThree.');
});

test('begins a line for every item of a list and joins the lines within it', () => {
  expect(prose`
    You need:
    - a cup
    of flour
    - 2 eggs

    1. Stir.
    2. Wait
    10 minutes.`).toBe('You need:\n- a cup of flour\n- 2 eggs\n\n1. Stir.\n2. Wait 10 minutes.');
});
