import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { NewVersion, offerNewVersion } from './new-version.tsx';

it('says when a new version is ready, and changes to it when asked', async () => {
  const takeOver = vi.fn();
  render(<NewVersion />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => offerNewVersion(takeOver));
  expect(screen.getByRole('status')).toHaveTextContent(
    'A new version is ready. What you have written is kept.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(takeOver).toHaveBeenCalledOnce();
});
