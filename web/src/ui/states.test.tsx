import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { EmptyState } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';
import { Loading } from './loading.tsx';
import { Skeleton } from './skeleton.tsx';

it('says aloud that something is loading, and hides the skeleton from those who listen', () => {
  render(
    <Loading>
      <Skeleton />
    </Loading>,
  );
  expect(screen.getByRole('status')).toHaveTextContent(/^Loading\.\.\.$/);
});

it('offers to try again what failed', async () => {
  const retry = vi.fn();
  render(
    <ErrorState title="The notes did not come through" onRetry={retry}>
      You seem to be offline.
    </ErrorState>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('You seem to be offline.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
});

it('has a heading and a next step where there is nothing yet', () => {
  render(
    <EmptyState
      illustration={<svg />}
      title="Nothing here yet"
      action={<button type="button">Begin</button>}
    />,
  );
  expect(screen.getByRole('heading', { name: 'Nothing here yet' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Begin' })).toBeInTheDocument();
});
