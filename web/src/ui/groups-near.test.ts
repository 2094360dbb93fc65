import { expect, it } from 'vitest';
import { heightsOf, nextDrawn } from './groups-near.ts';

/** Ten groups of 1,000 pixels each in a window of 800, so far scrolled. */
const scrolled = (by: number, focused?: number) => ({
  extents: Array.from({ length: 10 }, (_, group) => ({
    top: group * 1_000 - by,
    bottom: (group + 1) * 1_000 - by,
  })),
  windowHeight: 800,
  focused,
});

/** What is drawn in the end, in the order in which it came. */
function settled(sight: ReturnType<typeof scrolled>, drawn: ReadonlySet<number> = new Set()): number[] {
  const next = nextDrawn(drawn, sight);
  if (next === drawn) return [...drawn];
  expect(next.size - drawn.size).toBeLessThanOrEqual(1);
  return settled(sight, next);
}

it('draws one group at a time: what can be seen, what is around it, the first and the last', () => {
  expect(settled(scrolled(4_500))).toEqual([4, 5, 3, 6, 0, 9]);
});

it('keeps the group with the focus and its neighbours, and lets the others go', () => {
  expect(settled(scrolled(0, 6), new Set([2, 3, 4, 5, 6]))).toEqual([2, 5, 6, 0, 7, 1, 9]);
  expect(settled(scrolled(0, 9), new Set([9]))).toEqual([9, 0, 8, 1]);
});

it('lets a group go only when the window is well past it, so that to and fro draws nothing anew', () => {
  const drawn = new Set(settled(scrolled(4_500)));
  expect(settled(scrolled(4_900), drawn)).toEqual([4, 5, 3, 6, 0, 9]);
  expect(settled(scrolled(5_700), drawn)).toEqual([4, 5, 6, 0, 9, 7]);
});

it('knows heights as they were measured, else as they were, else as they usually are', () => {
  const { extents } = scrolled(0);
  const heights = heightsOf(
    extents.slice(0, 4),
    new Set([0]),
    new Map([
      [0, 1],
      [1, 600],
    ]),
  );
  expect([...heights]).toEqual([
    [0, 1_000],
    [1, 600],
    [2, 800],
    [3, 800],
  ]);
});
