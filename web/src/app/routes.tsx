import { lazy, Suspense, type ComponentType } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { PATHS } from '../config/paths.ts';
import { MatchedRoute, matchRoute } from './matched-route.tsx';
import { RouteGuard } from './route-guard.tsx';
import { ScreenLoading } from './screen-loading.tsx';

type Load = () => Promise<{ default: ComponentType }>;

interface AppRoute {
  path: string;
  Screen: ComponentType;
  load: Load;
  /** For the signed-in only. */
  guarded?: true;
  /** What it shows is public and comes from the API: who is looking is found out afterwards. */
  publicFirst?: true;
}

function route(
  path: string,
  fetchCode: Load,
  more: Pick<AppRoute, 'guarded' | 'publicFirst'> = {},
): AppRoute {
  let loaded: Awaited<ReturnType<Load>> | undefined;
  const load = async () => (loaded ??= await fetchCode());
  // Code that is here already is used at once: after a promise, React would first show that it waits.
  const here = () =>
    ({ then: (settle: (code: typeof loaded) => void) => settle(loaded) }) as ReturnType<Load>;
  return { path, Screen: lazy(() => (loaded ? here() : load())), load, ...more };
}

const profile = route(PATHS.userProfile, () => import('./screens/profile-screen.tsx'));
const notFound = route('*', () => import('./screens/not-found-screen.tsx'));

const ROUTES: readonly AppRoute[] = [
  route(PATHS.home, () => import('./screens/home-screen.tsx'), { publicFirst: true }),
  route(PATHS.login, () => import('./screens/login-screen.tsx')),
  route(PATHS.register, () => import('./screens/register-screen.tsx')),
  route(PATHS.createYourUser, () => import('./screens/create-profile-screen.tsx')),
  route(PATHS.feed, () => import('./screens/feed-screen.tsx'), { guarded: true, publicFirst: true }),
  route(PATHS.article, () => import('./screens/article-screen.tsx'), { publicFirst: true }),
  { ...profile, path: PATHS.user, publicFirst: true },
  profile,
  route(PATHS.members, () => import('./screens/members-screen.tsx'), { publicFirst: true }),
  route(PATHS.notifications, () => import('./screens/notifications-screen.tsx')),
  route(PATHS.chat, () => import('./screens/chat-screen.tsx')),
  route(PATHS.success, () => import('./screens/payment-success-screen.tsx')),
  route(PATHS.error, () => import('./screens/payment-failed-screen.tsx')),
  // Built in development only: every piece of the design system in every state.
  ...(import.meta.env.DEV ? [route('/design', () => import('./screens/design-screen.tsx'))] : []),
];

/**
 * Fetches the code of the screen at an address, for somebody who is about to go there; a failure shows when they do.
 * Settles when it is there, or is not to be had.
 */
export async function preloadScreen(pathname: string): Promise<void> {
  await matchRoute(ROUTES, pathname)
    ?.route.load()
    .catch(() => undefined);
}

/** Whether the screen at an address shows something public before it is known who is looking. */
export function isPublicFirst(pathname: string): boolean {
  return matchRoute(ROUTES, pathname)?.route.publicFirst ?? false;
}

/** Which screen an address shows. */
export function AppRoutes() {
  const { pathname } = useLocation();
  if (pathname === '/articles') return <Navigate to={PATHS.feed} replace />;
  const { route: { Screen, guarded } = notFound, match } = matchRoute(ROUTES, pathname) ?? {};
  return (
    <Suspense fallback={<ScreenLoading />}>
      <MatchedRoute match={match}>
        {guarded ? (
          <RouteGuard>
            <Screen />
          </RouteGuard>
        ) : (
          <Screen />
        )}
      </MatchedRoute>
    </Suspense>
  );
}
