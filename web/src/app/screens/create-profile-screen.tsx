import type { ReactNode } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { loginPath, PATHS, userPath } from '../../config/paths.ts';
import { useCreateProfile } from '../../features/profiles/api/create-profile.ts';
import { CreateProfileForm } from '../../features/profiles/components/create-profile-form.tsx';
import { retrySession } from '../../lib/session-start.ts';
import { useSession } from '../../lib/session.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { BlankCard } from '../../ui/drawings/blank-card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Page } from '../../ui/page.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** Where somebody who has just signed in becomes a member (specification, section 2). */
export default function CreateProfileScreen() {
  const session = useSession();
  const navigate = useNavigate();
  const creation = useCreateProfile();

  if (session.status === 'signedOut') {
    return (
      <Frame>
        <EmptyState
          illustration={<BlankCard />}
          title="Sign in first"
          action={
            <>
              <ButtonLink to={loginPath({ next: PATHS.createYourUser })}>Sign in</ButtonLink>
              <ButtonLink to={PATHS.register} variant="secondary">
                Create an account
              </ButtonLink>
            </>
          }
        >
          A profile belongs to an account, so that nobody else can write on it.
        </EmptyState>
      </Frame>
    );
  }
  if (session.status === 'failed' || (session.status === 'signedIn' && session.profileFailed)) {
    return (
      <Frame>
        <ErrorState title="It could not be checked who you are" onRetry={retrySession}>
          Check your connection and try again.
        </ErrorState>
      </Frame>
    );
  }
  if (session.status === 'loading' || session.username === undefined) {
    return (
      <Frame>
        <Loading>
          <Sheet className="flex flex-col gap-6">
            <Skeleton className="h-12 w-full" />
            <Skeleton className="h-40 w-full" />
            <Skeleton className="h-40 w-full" />
          </Sheet>
        </Loading>
      </Frame>
    );
  }
  // Whoever is becoming a member right now goes on to the feed; whoever was one before, to their page.
  if (session.username !== null && !creation.isPending && !creation.isSuccess) {
    return <Navigate to={userPath(session.username)} replace />;
  }
  return (
    <Frame>
      <Sheet>
        <CreateProfileForm
          uid={session.account.uid}
          creation={creation}
          onCreated={() => void navigate(PATHS.feed, { replace: true })}
        />
      </Sheet>
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <Page
      width="reading"
      title="Create your profile"
      intro="A name to be known by, what you can do, and what you are looking for."
    >
      <div className="mt-7">{children}</div>
    </Page>
  );
}
