import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { ScreenBoundary } from './screen-boundary.tsx';

function Broken(): never {
  throw new Error('a hole in the paper');
}

it('shows a way out of a screen that broke, and starts afresh at the next address', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  render(
    <MemoryRouter initialEntries={['/broken']}>
      <Link to="/whole">Elsewhere</Link>
      <ScreenBoundary>
        <Routes>
          <Route path="/broken" element={<Broken />} />
          <Route path="/whole" element={<p>whole</p>} />
        </Routes>
      </ScreenBoundary>
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Something broke');
  expect(screen.getByRole('button', { name: 'Reload' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'To the front page' })).toHaveAttribute('href', '/');
  expect(reported).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
  expect(screen.getByText('whole')).toBeInTheDocument();
  logged.mockClear();
  vi.unstubAllGlobals();
});
