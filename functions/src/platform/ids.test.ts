import { expect, it } from 'vitest';
import { isDocumentId, randomId } from './ids.ts';

it('makes ids that documents can have, each another', () => {
  const ids = Array.from({ length: 2_000 }, randomId);
  expect(ids.filter((id) => !isDocumentId(id) || id.length !== 20)).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
});

it.each(['', '.', '..', 'a/b', '__x__', '__', 'a b', 'ä', '\0', 'x'.repeat(1_501)])('%j is no id', (text) => {
  expect(isDocumentId(text)).toBe(false);
});

it.each(['a', 'welcome-post', '-_JbzrT0NCZvFqve0bTL', 'ada:grace_h'])('%s can be an id', (text) => {
  expect(isDocumentId(text)).toBe(true);
});
