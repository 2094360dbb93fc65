import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { NavigationFocus } from './navigation-focus.tsx';
import { Page } from './page.tsx';

function Site() {
  return (
    <StrictMode>
      <MemoryRouter>
        <NavigationFocus>
          <Link to="/">Home</Link>
          <Link to="/feed">Feed</Link>
          <Routes>
            <Route path="/" element={<Page title="Knack" heading="A knack for something" />} />
            <Route path="/feed" element={<Page title="Feed" headingHidden />} />
          </Routes>
        </NavigationFocus>
      </MemoryRouter>
    </StrictMode>
  );
}

it('names the document after the screen', async () => {
  render(<Site />);
  expect(document.title).toBe('Knack');
  await userEvent.click(screen.getByRole('link', { name: 'Feed' }));
  expect(document.title).toBe('Feed · Knack');
});

it('leaves the focus alone on the first screen, and moves it to the heading of each next one', async () => {
  render(<Site />);
  expect(document.body).toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: 'Feed' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Feed' })).toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: 'Home' }));
  expect(screen.getByRole('heading', { level: 1, name: 'A knack for something' })).toHaveFocus();
});
