import type { Article } from '@knack/contract/articles';
import type { User } from '@knack/contract/users';
import type { QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { MatchedRoute, matchRoute } from './matched-route.tsx';
import ArticleScreen from './screens/article-screen.tsx';
import ProfileScreen from './screens/profile-screen.tsx';
import { articlePath, PATHS, userPath } from '../config/paths.ts';
import { articleKeys } from '../features/articles/api/article-keys.ts';
import { memberQuery } from '../lib/member-query.ts';
import { createQueryClient } from '../lib/query-client.ts';

// Screens as HTML, for a stranger: what the functions answer a browser with, and what `main.tsx` draws over when its code
// is there. They run in the functions, which the build bundles them for.

/** The screen of an article. */
export function drawArticle(article: Article): string {
  return draw({
    screen: <ArticleScreen />,
    pattern: PATHS.article,
    path: articlePath(article.id),
    known: [articleKeys.one(article.id), article],
  });
}

/** The screen of a member's profile. */
export function drawProfile(user: User): string {
  return draw({
    screen: <ProfileScreen />,
    pattern: PATHS.user,
    path: userPath(user.username),
    known: [memberQuery(user.username).queryKey, user],
  });
}

interface Drawing {
  screen: ReactNode;
  pattern: string;
  path: string;
  /** What the screen would ask the API for. */
  known: [QueryKey, unknown];
}

function draw({ screen, pattern, path, known: [key, answer] }: Drawing): string {
  const AtPath = ({ children }: { children: ReactNode }) => (
    <StaticRouter location={path}>{children}</StaticRouter>
  );
  const client = createQueryClient();
  client.setQueryData(key, answer);
  try {
    return renderToString(
      <App Router={AtPath} client={client}>
        <MatchedRoute match={matchRoute([{ path: pattern }], path)?.match}>{screen}</MatchedRoute>
      </App>,
    );
  } finally {
    // Its timers would keep what it knows for half an hour.
    client.clear();
  }
}
