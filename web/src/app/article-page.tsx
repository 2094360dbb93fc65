import type { Article } from '@knack/contract/articles';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { MatchedRoute, matchRoute } from './matched-route.tsx';
import ArticleScreen from './screens/article-screen.tsx';
import { articlePath, PATHS } from '../config/paths.ts';
import { articleKeys } from '../features/articles/api/article-keys.ts';
import { createQueryClient } from '../lib/query-client.ts';

/**
 * The screen of an article as HTML, for a stranger: what the functions answer a browser with, and what `main.tsx` draws
 * over when its code is there. Runs in the functions, which the build bundles it for.
 */
export function drawArticle(article: Article): string {
  const path = articlePath(article.id);
  const AtArticle = ({ children }: { children: ReactNode }) => (
    <StaticRouter location={path}>{children}</StaticRouter>
  );
  const client = createQueryClient();
  client.setQueryData(articleKeys.one(article.id), article);
  try {
    return renderToString(
      <App Router={AtArticle} client={client}>
        <MatchedRoute match={matchRoute([{ path: PATHS.article }], path)?.match}>
          <ArticleScreen />
        </MatchedRoute>
      </App>,
    );
  } finally {
    // Its timers would keep what it knows for half an hour.
    client.clear();
  }
}
