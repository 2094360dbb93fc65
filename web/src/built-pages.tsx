import { StrictMode, type ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/app.tsx';
import { preloadScreen } from './app/routes.tsx';
import { BUILT_PAGES } from './config/built-pages.ts';
import { queryClient } from './lib/query-client.ts';

async function draw(path: string): Promise<string> {
  const AtPath = ({ children }: { children: ReactNode }) => (
    <StaticRouter location={path}>{children}</StaticRouter>
  );
  await preloadScreen(path);
  const { prelude } = await prerender(
    <StrictMode>
      <App Router={AtPath} />
    </StrictMode>,
    // All of it in one piece: parts that come later would need scripts in the page, which its policy forbids.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER, onError: fail },
  );
  const markup = await new Response(prelude).text();
  // Its timers would keep the build from ending.
  queryClient.clear();
  return markup;
}

function fail(error: unknown): never {
  throw error;
}

/** Files and the screens in them as HTML, for a stranger and before anything is read: what `main.tsx` takes over. */
export const builtPages: [file: string, markup: string][] = [];
for (const [path, file] of Object.entries(BUILT_PAGES)) builtPages.push([file, await draw(path)]);
