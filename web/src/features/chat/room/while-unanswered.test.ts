import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whileUnanswered } from './while-unanswered.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('doubts the connection more than once, less and less often, until there is an answer', () => {
  const doubt = vi.fn();
  const answered = whileUnanswered(doubt);
  vi.advanceTimersByTime(4_999);
  expect(doubt).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(doubt).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(10_000);
  expect(doubt).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(19_999);
  expect(doubt).toHaveBeenCalledTimes(2);
  answered();
  vi.advanceTimersByTime(600_000);
  expect(doubt).toHaveBeenCalledTimes(2);
});
