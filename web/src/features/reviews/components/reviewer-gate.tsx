import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { loginPath, PATHS } from '../../../config/paths.ts';
import { retrySession } from '../../../lib/session-start.ts';
import type { Session } from '../../../lib/session.ts';
import { useIsDrawn } from '../../../lib/use-is-drawn.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextLink } from '../../../ui/text-link.tsx';

type ReviewerGateProps = {
  session: Session;
  /** Who would be reviewed. */
  about: string;
  /** The control for members. */
  children: ReactNode;
};

const ROOM = 'h-11 w-36';

/** The way to a review for members; for everybody else, why there is none and what they can do. Nobody reviews themselves. */
export function ReviewerGate({ session, about, children }: ReviewerGateProps) {
  const { pathname } = useLocation();
  const isDrawn = useIsDrawn();
  if (session.status === 'signedOut') {
    return (
      <>
        {isDrawn && <Skeleton className={`known-only ${ROOM}`} />}
        <p className={isDrawn ? 'strangers-only' : ''}>
          Only members review each other: <TextLink to={loginPath({ next: pathname })}>sign in</TextLink> to
          review {about}.
        </p>
      </>
    );
  }
  if (session.status === 'failed' || (session.status === 'signedIn' && session.profileFailed)) {
    return (
      <p className="flex flex-wrap items-center gap-3">
        It could not be checked who you are, so you can only read.
        <Button variant="secondary" size="small" onClick={retrySession}>
          Try again
        </Button>
      </p>
    );
  }
  if (session.status === 'loading' || session.username === undefined) {
    return <Skeleton className={ROOM} />;
  }
  if (session.username === null) {
    return (
      <p>
        Only members review each other: <TextLink to={PATHS.createYourUser}>create your profile</TextLink> to
        review {about}.
      </p>
    );
  }
  return session.username === about ? null : children;
}
