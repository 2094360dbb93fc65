import { StrictMode, type ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/app.tsx';
import { preloadScreen } from './app/routes.tsx';
import ChatScreen from './app/screens/chat-screen.tsx';
import FeedScreen from './app/screens/feed-screen.tsx';
import MembersScreen from './app/screens/members-screen.tsx';
import { BUILT_FRAMES, BUILT_PAGES } from './config/built-pages.ts';
import { PATHS } from './config/paths.ts';
import { queryClient } from './lib/query-client.ts';

async function draw(path: string, screen?: ReactNode): Promise<string> {
  const AtPath = ({ children }: { children: ReactNode }) => (
    <StaticRouter location={path}>{children}</StaticRouter>
  );
  await preloadScreen(path);
  const { prelude } = await prerender(
    <StrictMode>
      <App Router={AtPath}>{screen}</App>
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

const MAIN = '<main id="main" class="';

/**
 * The frame of a screen. Until the app draws over it nothing in its main part can be used, so that nothing typed there is
 * lost, and without scripts the main part is not promised.
 */
async function drawFrame(path: string, screen: ReactNode): Promise<string> {
  const markup = await draw(path, screen);
  if (!markup.includes(MAIN)) throw new Error(`The frame of ${path} has no main part.`);
  return markup.replace(MAIN, `<main id="main" inert class="screen-frame scripted-only `);
}

type BuiltPage = [file: string, markup: string];

/** Files and the screens in them as HTML, for a stranger and before anything is read: what `main.tsx` takes over. */
export const builtPages: BuiltPage[] = [];
for (const [path, file] of Object.entries(BUILT_PAGES)) builtPages.push([file, await draw(path)]);

/** Files and the frames in them: what `main.tsx` draws over. */
export const builtFrames: BuiltPage[] = [
  [BUILT_FRAMES[PATHS.feed], await drawFrame(PATHS.feed, <FeedScreen />)],
  [BUILT_FRAMES[PATHS.members], await drawFrame(PATHS.members, <MembersScreen />)],
  [BUILT_FRAMES[PATHS.chat], await drawFrame(PATHS.chat, <ChatScreen />)],
];
