import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/app.tsx';
import { offerNewVersion } from './app/new-version.tsx';
import { isPublicFirst, preloadScreen } from './app/routes.tsx';
import { applyTheme } from './app/theme.ts';
import { BUILT_PAGES } from './config/built-pages.ts';
import { firstRead } from './lib/first-read.ts';
import { startSession } from './lib/session-start.ts';
import { sessionStore } from './lib/session.ts';
import './styles/app.css';

applyTheme();
startSession(isPublicFirst(location.pathname) ? firstRead() : undefined);

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id "root"');
const app = (
  <StrictMode>
    <App Router={BrowserRouter} />
  </StrictMode>
);
if (root.hasChildNodes()) {
  // The screen, or its frame, is there already (`built-pages.tsx`, `app/drawn-screens.tsx`). Until its code is, its links
  // work as links do without scripts. A screen that the build drew is taken over; a frame, and what the functions drew,
  // which says when, is drawn over in one go.
  const takeOver = Object.hasOwn(BUILT_PAGES, location.pathname)
    ? () => void hydrateRoot(root, app)
    : () => createRoot(root).render(app);
  void preloadScreen(location.pathname).then(() => startTransition(takeOver));
} else {
  // The screen's code is on its way beside the app's (`head-start`). React would show that it waits for it, and then hold
  // the screen back for 300 ms; so it begins with the screen, unless that takes longer.
  const late = new Promise((resolve) => setTimeout(resolve, 300));
  void Promise.race([preloadScreen(location.pathname), late]).then(() =>
    startTransition(() => createRoot(root).render(app)),
  );
}

// What is for strangers is shown again when it is known that somebody is one.
sessionStore.subscribe(({ status }) => {
  if (status !== 'loading') delete document.documentElement.dataset['known'];
});

// After everything that somebody waits for, and not in development, where every save is a new version. Where it cannot be
// fetched, the next visit tries again.
async function followUpdatesOnceIdle(): Promise<void> {
  const { followUpdates } = await import('./lib/app-updates.ts');
  await followUpdates(offerNewVersion);
}
if (import.meta.env.PROD) {
  const goOn = () => setTimeout(() => void followUpdatesOnceIdle().catch(() => undefined), 2_000);
  // What comes drawn asks for the app when it is painted, and may have loaded all else by now.
  if (document.readyState === 'complete') goOn();
  else window.addEventListener('load', goOn, { once: true });
}
