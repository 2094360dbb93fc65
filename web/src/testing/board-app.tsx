import type { Article } from '@knack/contract/articles';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import ArticleScreen from '../app/screens/article-screen.tsx';
import FeedScreen from '../app/screens/feed-screen.tsx';
import { createQueryClient } from '../lib/query-client.ts';
import { sessionStore } from '../lib/session.ts';
import { NoticeRegion } from '../ui/notice-region.tsx';
import { signedInAs } from './profile-app.tsx';

/** An article that says nothing but what has to be said, and `more`. */
export function anArticle(more: Partial<Article> = {}): Article {
  return {
    id: 'a1',
    username: 'ada',
    title: 'Sums for grown-ups',
    topic: 'Maths',
    body: 'Bring whatever you avoid.',
    kind: null,
    skill: null,
    fulfilledAt: null,
    updatedAt: null,
    createdAt: '2026-05-04T12:00:00.000Z',
    ...more,
  };
}

/** A page of a list of articles; the last unless a cursor is given. */
export const articlePage = (articles: readonly Article[], nextCursor: string | null = null) =>
  Response.json({ articles, nextCursor });

/** Opens the board, or an article of it, as ada. */
export function openBoard(address = '/feed', state: unknown = null) {
  sessionStore.setState(signedInAs('ada'), true);
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } });
  const [pathname = '', search = ''] = address.split('?');
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[{ pathname, search, state }]}>
        <NoticeRegion />
        <Routes>
          <Route path="/feed" element={<FeedScreen />} />
          <Route path="/articles/:articleId" element={<ArticleScreen />} />
        </Routes>
        <Place />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

function Place() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output data-testid="place">{pathname + search}</output>
      <button type="button" onClick={() => void navigate(-1)}>
        The way back
      </button>
    </>
  );
}

/** Where the app has come to. */
export const place = () => screen.getByTestId('place').textContent;
