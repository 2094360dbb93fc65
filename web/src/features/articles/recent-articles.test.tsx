import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { sessionStore } from '../../lib/session.ts';
import { renderWithQueries, server, installFakeServer } from '../../testing/fake-server.tsx';
import { RecentArticles } from './components/recent-articles.tsx';

const ARTICLE = {
  id: 'a1',
  username: 'ada',
  title: 'Sums for grown-ups',
  topic: 'Maths',
  body: 'Bring whatever you avoid.',
  createdAt: '2026-05-04T12:00:00.000Z',
};

const articles = (...list: object[]) => Response.json({ articles: list, nextCursor: null });

installFakeServer();
beforeEach(() => sessionStore.setState({ status: 'signedOut' }, true));

it('shows the newest notes with their topics and authors', async () => {
  server.mockReturnValue(articles(ARTICLE));
  renderWithQueries(<RecentArticles />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  const note = await screen.findByRole('article');
  expect(within(note).getByRole('link', { name: 'Sums for grown-ups' })).toHaveAttribute(
    'href',
    '/articles/a1',
  );
  expect(within(note).getByRole('link', { name: 'ada' })).toHaveAttribute('href', '/user/ada');
  expect(note).toHaveTextContent('Maths');
});

it('has a next step while the board is empty', async () => {
  server.mockReturnValue(articles());
  renderWithQueries(<RecentArticles />);
  expect(await screen.findByRole('heading', { name: 'The board is freshly painted' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Pin the first note' })).toHaveAttribute('href', '/register');
});

it('says that the notes could not be loaded, and loads them when asked again', async () => {
  server.mockRejectedValueOnce(new TypeError('no network')).mockReturnValue(articles(ARTICLE));
  renderWithQueries(<RecentArticles />);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('article')).toBeInTheDocument();
});
