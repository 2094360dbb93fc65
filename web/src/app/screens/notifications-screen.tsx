import type { ReactNode } from 'react';
import { loginPath, PATHS } from '../../config/paths.ts';
import { useNotifications } from '../../features/notifications/api/list-notifications.ts';
import {
  NotificationList,
  NotificationListLoading,
} from '../../features/notifications/components/notification-list.tsx';
import { ToldKinds } from '../../features/notifications/components/told-kinds.tsx';
import { retrySession } from '../../lib/session-watch.ts';
import { useSession } from '../../lib/session.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { RestingBell } from '../../ui/drawings/resting-bell.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Page } from '../../ui/page.tsx';
import { ProfilePrompt } from '../profile-prompt.tsx';

const TITLE = 'Notifications';

/** What has happened that a member wants to know of, and what they want to be told of. */
export default function NotificationsScreen() {
  const session = useSession();
  if (session.status === 'signedOut') {
    return (
      <Page title={TITLE} headingHidden>
        <EmptyState
          illustration={<RestingBell />}
          title="Who is to be told?"
          action={
            <>
              <ButtonLink to={loginPath({ next: PATHS.notifications })}>Sign in</ButtonLink>
              <ButtonLink to={PATHS.register} variant="secondary">
                Create an account
              </ButtonLink>
            </>
          }
        >
          Sign in, and what has happened since is here.
        </EmptyState>
      </Page>
    );
  }
  if (session.status === 'failed' || (session.status === 'signedIn' && session.profileFailed)) {
    return (
      <Page title={TITLE} headingHidden>
        <ErrorState title="It could not be checked who you are" onRetry={retrySession}>
          Check your connection and try again.
        </ErrorState>
      </Page>
    );
  }
  if (session.status === 'loading' || session.username === undefined) {
    return (
      <Told>
        <NotificationListLoading />
      </Told>
    );
  }
  const { username } = session;
  return (
    <Told>
      {username === null ? (
        <ProfilePrompt purpose="be told of what happens" />
      ) : (
        <MemberTold username={username} />
      )}
    </Told>
  );
}

function MemberTold({ username }: { username: string }) {
  const { isPending } = useNotifications();
  return (
    <>
      <NotificationList username={username} />
      {/* Below a list whose length is not known yet it would be pushed away. */}
      {!isPending && <ToldKinds username={username} />}
    </>
  );
}

function Told({ children }: { children: ReactNode }) {
  return (
    <Page title={TITLE} width="reading" intro="Reviews, answers, mentions, and notes that fit you.">
      <div className="mt-7 flex flex-col gap-8">{children}</div>
    </Page>
  );
}
