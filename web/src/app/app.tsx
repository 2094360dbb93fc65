import { QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { PATHS } from '../config/paths.ts';
import { queryClient } from '../lib/query-client.ts';
import { NavigationFocus } from '../ui/navigation-focus.tsx';
import { NoticeRegion } from '../ui/notice-region.tsx';
import { OfflineBanner } from '../ui/offline-banner.tsx';
import { Footer } from './footer.tsx';
import { NewVersion } from './new-version.tsx';
import { usePreloadOnIntent } from './preload-on-intent.ts';
import { AppRoutes } from './routes.tsx';
import { ScreenBoundary } from './screen-boundary.tsx';
import { useScrollRestoration } from './scroll-restoration.ts';
import { SkipLink } from './skip-link.tsx';
import { TopBar } from './top-bar.tsx';

/** The whole app: what every screen needs around it, and the screens. `Router` says where it is. */
export function App({ Router }: { Router: ComponentType<{ children: ReactNode }> }) {
  return (
    <QueryClientProvider client={queryClient}>
      <Router>
        <NavigationFocus>
          <Frame />
        </NavigationFocus>
      </Router>
    </QueryClientProvider>
  );
}

function Frame() {
  useScrollRestoration();
  usePreloadOnIntent();
  const inRoom = useLocation().pathname === PATHS.chat;
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <TopBar />
      <OfflineBanner />
      <NewVersion />
      <NoticeRegion />
      {/* As high as the window, whatever it holds: the footer below is never seen to move. */}
      <main
        id="main"
        className={`flex grow flex-col ${inRoom ? '' : 'min-h-[calc(100dvh-4.125rem-env(safe-area-inset-top))]'}`}
      >
        <ScreenBoundary>
          <AppRoutes />
        </ScreenBoundary>
      </main>
      {/* The room fills the window down to its field. */}
      {!inRoom && <Footer />}
    </div>
  );
}
