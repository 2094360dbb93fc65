import { StrictMode, type ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/app.tsx';
import { preloadScreen } from './app/routes.tsx';
import { PATHS } from './config/paths.ts';
import { queryClient } from './lib/query-client.ts';

const AtHome = ({ children }: { children: ReactNode }) => (
  <StaticRouter location={PATHS.home}>{children}</StaticRouter>
);

async function draw(): Promise<string> {
  await preloadScreen(PATHS.home);
  const { prelude } = await prerender(
    <StrictMode>
      <App Router={AtHome} />
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

/** The landing page as HTML, for a stranger and before anything is read: what `main.tsx` takes over in the browser. */
export const startPage = await draw();
