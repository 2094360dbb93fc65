import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { scrollWhenPossible } from './scroll-when-possible.ts';

let height = 0;
let grown: () => void = () => undefined;
const disconnected = vi.fn();
const scrolled = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('scrollTo', scrolled);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      disconnect = disconnected;
      observe = vi.fn();
      constructor(callback: () => void) {
        grown = callback;
      }
    },
  );
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => height);
  disconnected.mockReset();
  scrolled.mockReset();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('scrolls at once where the page is high enough', () => {
  height = 5_000;
  const done = vi.fn();
  scrollWhenPossible(1_000, done);
  expect(scrolled).toHaveBeenCalledWith(0, 1_000);
  expect(done).toHaveBeenCalledOnce();
});

it('scrolls when the page has grown', () => {
  height = 500;
  const done = vi.fn();
  scrollWhenPossible(1_000, done);
  expect(done).not.toHaveBeenCalled();
  height = 5_000;
  grown();
  expect(scrolled).toHaveBeenLastCalledWith(0, 1_000);
  expect(done).toHaveBeenCalledOnce();
  expect(disconnected).toHaveBeenCalled();
});

it('leaves whoever scrolls themselves alone, and gives up in the end', () => {
  height = 500;
  const taken = vi.fn();
  scrollWhenPossible(1_000, taken);
  window.dispatchEvent(new Event('wheel'));
  expect(taken).toHaveBeenCalledOnce();
  const waited = vi.fn();
  scrollWhenPossible(1_000, waited);
  vi.advanceTimersByTime(15_000);
  expect(waited).toHaveBeenCalledOnce();
});
