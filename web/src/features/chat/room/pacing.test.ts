import { expect, it } from 'vitest';
import { pauseBeforeNext, wasTooFast, withAcceptance } from './pacing.ts';

const seconds = (...list: number[]) => list.map((second) => second * 1_000);

it('lets ten go at once, and the eleventh ten seconds after the first was taken', () => {
  expect(pauseBeforeNext(seconds(0, 0, 0, 0, 0, 0, 0, 0, 0), 0)).toBe(0);
  expect(pauseBeforeNext(seconds(0, 1, 1, 1, 1, 1, 1, 1, 1, 1), 4_000)).toBe(6_000);
  expect(pauseBeforeNext(seconds(0, 1, 1, 1, 1, 1, 1, 1, 1, 1), 10_000)).toBe(0);
});

it('never waits for longer than ten seconds, though the clock was set back', () => {
  expect(pauseBeforeNext(Array<number>(10).fill(1e9), 0)).toBe(10_000);
});

it('remembers ten', () => {
  expect(withAcceptance(seconds(0, 1, 2, 3, 4, 5, 6, 7, 8, 9), 10_000)).toEqual(
    seconds(1, 2, 3, 4, 5, 6, 7, 8, 9, 10),
  );
});

it('finds the eleventh in ten seconds too fast, and not the one after them', () => {
  const others = seconds(1, 2, 3, 4, 5, 6, 7, 8, 9, 10);
  expect(wasTooFast(10_500, others)).toBe(true);
  expect(wasTooFast(11_000, others)).toBe(false);
});
