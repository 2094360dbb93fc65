import { useEffect, type ReactNode } from 'react';
import { preloadAuth } from '../../../lib/auth.ts';
import { useSession } from '../../../lib/session.ts';
import { useIsDrawn } from '../../../lib/use-is-drawn.ts';
import { AlreadySignedIn } from './already-signed-in.tsx';
import { SIGN_IN_ROOM, SignInSkeleton } from './sign-in-skeleton.tsx';

interface SignInGateProps {
  /** Somebody is signing in right now through the form itself, which therefore stays. */
  signingIn: boolean;
  /** Where somebody who is signed in already can go on to. */
  next: string;
  children: ReactNode;
}

/**
 * Shows a sign-in form to those who need one, and fetches the sign-in code before it is pressed. It is not drawn ahead: a
 * form that is sent before the app is there would lose what was typed, or put it into the address.
 */
export function SignInGate({ signingIn, next, children }: SignInGateProps) {
  const session = useSession();
  const isDrawn = useIsDrawn();
  useEffect(preloadAuth, []);

  if (isDrawn || (!signingIn && session.status === 'loading')) return <SignInSkeleton />;
  if (!signingIn && session.status === 'signedIn') return <AlreadySignedIn session={session} next={next} />;
  return <div className={SIGN_IN_ROOM}>{children}</div>;
}
