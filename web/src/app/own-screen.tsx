import type { ReactNode } from 'react';
import { loginPath, PATHS } from '../config/paths.ts';
import { retrySession } from '../lib/session-start.ts';
import { useSession } from '../lib/session.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Page } from '../ui/page.tsx';

type OwnScreenProps = {
  title: string;
  /** What those see who are not signed in, and where the screen is that they come back to. */
  invitation: { illustration: ReactNode; title: string; text: string; next: string };
  /** While it is being found out who is here. */
  loading: ReactNode;
  /** For somebody without a profile. */
  newcomer: ReactNode;
  /** For a member. */
  children: (username: string) => ReactNode;
};

/** A screen about whoever is signed in, with what everybody else sees there instead. */
export function OwnScreen({ title, invitation, loading, newcomer, children }: OwnScreenProps) {
  const session = useSession();
  if (session.status === 'signedOut') {
    return (
      <Page title={title} headingHidden>
        <EmptyState
          illustration={invitation.illustration}
          title={invitation.title}
          action={
            <>
              <ButtonLink to={loginPath({ next: invitation.next })}>Sign in</ButtonLink>
              <ButtonLink to={PATHS.register} variant="secondary">
                Create an account
              </ButtonLink>
            </>
          }
        >
          {invitation.text}
        </EmptyState>
      </Page>
    );
  }
  if (session.status === 'failed' || (session.status === 'signedIn' && session.profileFailed)) {
    return (
      <Page title={title} headingHidden>
        <ErrorState title="It could not be checked who you are" onRetry={retrySession}>
          Check your connection and try again.
        </ErrorState>
      </Page>
    );
  }
  if (session.status === 'loading' || session.username === undefined) return loading;
  return session.username === null ? newcomer : children(session.username);
}
