import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
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
