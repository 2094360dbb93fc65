import { act, render } from '@testing-library/react';
import { useEffect } from 'react';
import { MemoryRouter, useNavigate, type NavigateFunction } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useScrollRestoration } from './scroll-restoration.ts';

const scrollTo = vi.fn<(x: number, y: number) => void>();
let navigate: NavigateFunction;

beforeEach(() => {
  sessionStorage.clear();
  scrollTo.mockReset();
  vi.stubGlobal('scrollTo', scrollTo);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: 5_000, configurable: true });
});

function Screen() {
  const go = useNavigate();
  useEffect(() => void (navigate = go), [go]);
  useScrollRestoration();
  return null;
}

/** A page that the browser loads at an address, in the same tab as those before. */
function load(address: string, type: NavigationTimingType) {
  Object.assign(performance, { getEntriesByType: () => [{ type }] });
  return render(
    <MemoryRouter initialEntries={[address]}>
      <Screen />
    </MemoryRouter>,
  );
}

/** Scrolls as somebody does. */
function scroll(top: number) {
  vi.stubGlobal('scrollY', top);
  window.dispatchEvent(new Event('scrollend'));
}

const position = () => scrollTo.mock.lastCall?.[1];

describe('the first screen of a page', () => {
  it('begins at its top when its address is opened, wherever the page before was left', () => {
    const { unmount } = load('/user/ada', 'navigate');
    scroll(900);
    unmount();
    load('/articles/a1', 'navigate');
    expect(position()).toBe(0);
  });

  it('begins at its top when the same address is opened again', () => {
    const { unmount } = load('/user/ada', 'navigate');
    scroll(900);
    unmount();
    load('/user/ada', 'navigate');
    expect(position()).toBe(0);
  });

  it.each<NavigationTimingType>(['reload', 'back_forward'])('is where it was left after a %s', (type) => {
    const { unmount } = load('/user/ada', 'navigate');
    scroll(900);
    unmount();
    load('/user/ada', type);
    expect(position()).toBe(900);
  });

  it('is where it was left when somebody comes back to it', async () => {
    load('/feed', 'navigate');
    scroll(900);
    await act(() => navigate('/articles/a1'));
    expect(position()).toBe(0);
    await act(() => navigate(-1));
    expect(position()).toBe(900);
  });
});
