import { act, render, screen } from '@testing-library/react';
import { Component, Suspense, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { late } from './late.ts';

let isOnline = true;
beforeEach(() => {
  isOnline = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
});
afterEach(() => void vi.useRealTimers());

class Boundary extends Component<{ children: ReactNode }> {
  override state = { broken: false };
  static getDerivedStateFromError = () => ({ broken: true });
  override render() {
    return this.state.broken ? 'Broken' : this.props.children;
  }
}

function show(load: () => Promise<() => ReactNode>) {
  const Menu = late(load);
  render(
    <Boundary>
      <p>The screen</p>
      <Suspense fallback="Room for it">
        <Menu />
      </Suspense>
    </Boundary>,
  );
}

it('without a network waits for one, and leaves the screen as it is', async () => {
  isOnline = false;
  const load = vi.fn(() => Promise.reject<() => ReactNode>(new TypeError('Failed to fetch')));
  show(load);
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  expect(screen.getByText('Room for it')).toBeVisible();
  expect(screen.getByText('The screen')).toBeVisible();

  load.mockResolvedValue(() => 'The menu');
  isOnline = true;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('The menu')).toBeVisible();
});

it('is patient with a network that is just back', async () => {
  vi.useFakeTimers();
  const load = vi.fn(() => Promise.reject<() => ReactNode>(new TypeError('Failed to fetch')));
  show(load);
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(load).toHaveBeenCalledTimes(3);
  expect(screen.getByText('Room for it')).toBeVisible();
  load.mockResolvedValue(() => 'The menu');
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  expect(screen.getByText('The menu')).toBeVisible();
});

it('fails where that does not help', async () => {
  vi.useFakeTimers();
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  show(() => Promise.reject(new TypeError('Failed to fetch')));
  await act(() => vi.advanceTimersByTimeAsync(4_000));
  expect(screen.getByText('Broken')).toBeVisible();
  // By React, once.
  expect(logged).toHaveBeenCalledOnce();
  logged.mockClear();
});
