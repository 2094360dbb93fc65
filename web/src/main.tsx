import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { offerNewVersion } from './app/new-version.tsx';
import { isPublicFirst } from './app/routes.tsx';
import { applyTheme } from './app/theme.ts';
import { firstRead } from './lib/first-read.ts';
import { startSession } from './lib/session-start.ts';
import './styles/app.css';

applyTheme();
startSession(isPublicFirst(location.pathname) ? firstRead() : undefined);

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id "root"');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

// After everything that somebody waits for, and not in development, where every save is a new version. Where it cannot be
// fetched, the next visit tries again.
async function followUpdatesOnceIdle(): Promise<void> {
  const { followUpdates } = await import('./lib/app-updates.ts');
  await followUpdates(offerNewVersion);
}
if (import.meta.env.PROD) {
  window.addEventListener(
    'load',
    () => setTimeout(() => void followUpdatesOnceIdle().catch(() => undefined), 2_000),
    {
      once: true,
    },
  );
}
