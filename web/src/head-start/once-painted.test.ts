import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { oncePainted } from './once-painted.ts';

let paint: () => void;

class PaintObserver {
  static readonly supportedEntryTypes = ['paint'];
  readonly disconnect = vi.fn();
  readonly observe = vi.fn();
  constructor(seen: (list: { getEntriesByName: () => object[] }) => void) {
    paint = () => seen({ getEntriesByName: () => [{}] });
  }
}

let readyState: DocumentReadyState;
let visibilityState: DocumentVisibilityState;

beforeEach(() => {
  readyState = 'complete';
  visibilityState = 'visible';
  vi.stubGlobal('PerformanceObserver', PaintObserver);
  vi.spyOn(document, 'readyState', 'get').mockImplementation(() => readyState);
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibilityState);
});
afterEach(() => vi.unstubAllGlobals());

it('goes on once something is painted, and once only', () => {
  const goOn = vi.fn();
  oncePainted(goOn);
  expect(goOn).not.toHaveBeenCalled();
  paint();
  paint();
  expect(goOn).toHaveBeenCalledOnce();
});

it.each(['at first', 'later'])('does not wait for a paint of what nobody looks at %s', (when) => {
  const goOn = vi.fn();
  if (when === 'at first') visibilityState = 'hidden';
  oncePainted(goOn);
  visibilityState = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
  expect(goOn).toHaveBeenCalledOnce();
});

it('leaves a page alone of which only a part has come', () => {
  readyState = 'loading';
  const goOn = vi.fn();
  oncePainted(goOn);
  paint();
  expect(goOn).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(goOn).toHaveBeenCalledOnce();
});
