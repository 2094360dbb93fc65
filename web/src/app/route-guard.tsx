import { useEffect } from 'react';
import { Navigate, Outlet } from 'react-router-dom';
import { PATHS } from '../config/paths.ts';
import { useSession } from '../lib/session.ts';
import { notify } from '../ui/notices.ts';
import { ScreenLoading } from './screen-loading.tsx';

/** Lets the signed-in through to the routes inside; sends everybody else home with a word (specification, section 2). */
export function RouteGuard() {
  const { status } = useSession();
  switch (status) {
    case 'loading':
      return <ScreenLoading />;
    case 'failed':
      return <TurnedAway because="An error occurred while checking authentication." />;
    case 'signedOut':
      return <TurnedAway because="You don't have access!" />;
    case 'signedIn':
      return <Outlet />;
  }
}

function TurnedAway({ because }: { because: string }) {
  useEffect(() => notify({ text: because, tone: 'failure' }), [because]);
  return <Navigate to={PATHS.home} replace />;
}
