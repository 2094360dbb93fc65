import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
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

type AppProps = {
  /** Says where the app is. */
  Router: ComponentType<{ children: ReactNode }>;
  /** What is known of the server's data. */
  client?: QueryClient;
  /** What is shown, where that is not up to the address. */
  children?: ReactNode;
};

/** The whole app: what every screen needs around it, and the screens. */
export function App({ Router, client = queryClient, children = <AppRoutes /> }: AppProps) {
  return (
    <QueryClientProvider client={client}>
      <Router>
        <NavigationFocus>
          <Frame>{children}</Frame>
        </NavigationFocus>
      </Router>
    </QueryClientProvider>
  );
}

function Frame({ children }: { children: ReactNode }) {
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
        <ScreenBoundary>{children}</ScreenBoundary>
      </main>
      {/* The room fills the window down to its field. */}
      {!inRoom && <Footer />}
    </div>
  );
}
