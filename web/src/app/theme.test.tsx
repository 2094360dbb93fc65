import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { Footer } from './footer.tsx';
import { chooseTheme } from './theme.ts';

afterEach(() => chooseTheme('system'));

it('colours the browser’s bars as the page', () => {
  document.head.innerHTML = ['light', 'dark']
    .map((scheme) => `<meta name="theme-color" data-scheme="${scheme}">`)
    .join('');
  const media = () => Array.from(document.head.querySelectorAll('meta'), (bar) => bar.media);
  chooseTheme('dark');
  expect(media()).toEqual(['not all', 'all']);
  chooseTheme('system');
  expect(media()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
});

it('follows the system until somebody chooses, and keeps the choice', async () => {
  render(<Footer />);
  expect(screen.getByRole('radio', { name: 'System' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  expect(localStorage.getItem('knack.theme')).toBe('dark');
  await userEvent.click(screen.getByRole('radio', { name: 'System' }));
  expect(document.documentElement).not.toHaveAttribute('data-theme');
  expect(localStorage.getItem('knack.theme')).toBeNull();
});
