import { useEffect, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { PATHS } from '../config/paths.ts';
import { useSession } from '../lib/session.ts';
import { notify } from '../ui/notices.ts';

/**
 * Lets the signed-in through to what is inside; sends everybody else home with a word (specification, section 2).
 * Somebody who was signed in here before sees it while that is checked: what it reads is public.
 */
export function RouteGuard({ children }: { children: ReactNode }) {
  const { status } = useSession();
  switch (status) {
    case 'failed':
      return <TurnedAway because="An error occurred while checking authentication." />;
    case 'signedOut':
      return <TurnedAway because="You don't have access!" />;
    case 'loading':
    case 'signedIn':
      return children;
  }
}

function TurnedAway({ because }: { because: string }) {
  useEffect(() => notify({ text: because, tone: 'failure' }), [because]);
  return <Navigate to={PATHS.home} replace />;
}
