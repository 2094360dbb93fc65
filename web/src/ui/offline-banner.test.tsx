import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { OfflineBanner } from './offline-banner.tsx';

it('says that there is no network for as long as there is none', () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  render(<OfflineBanner />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  online.mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByRole('status')).toHaveTextContent('You are offline');
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
