import { expect, it } from 'vitest';
import { noteTint } from './note-tint.ts';
import { stableChoice } from './stable-choice.ts';

it('gives a topic one paper, whatever its case and the space around it', () => {
  expect(noteTint(' Plumbing ')).toBe(noteTint('plumbing'));
});

it('uses every paper', () => {
  const topics = Array.from({ length: 60 }, (_, index) => `topic ${index}`);
  expect(new Set(topics.map(noteTint)).size).toBe(6);
});

it('chooses within the count for any text', () => {
  for (const text of ['', 'a', '🦊', 'é'.repeat(500)]) {
    expect(stableChoice(text, 6)).toBeGreaterThanOrEqual(0);
    expect(stableChoice(text, 6)).toBeLessThan(6);
  }
});
