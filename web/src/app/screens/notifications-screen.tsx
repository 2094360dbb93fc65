import type { ReactNode } from 'react';
import { PATHS } from '../../config/paths.ts';
import { useNotifications } from '../../features/notifications/api/list-notifications.ts';
import {
  NotificationList,
  NotificationListLoading,
} from '../../features/notifications/components/notification-list.tsx';
import { ToldKinds } from '../../features/notifications/components/told-kinds.tsx';
import { RestingBell } from '../../ui/drawings/resting-bell.tsx';
import { Page } from '../../ui/page.tsx';
import { OwnScreen } from '../own-screen.tsx';
import { ProfilePrompt } from '../profile-prompt.tsx';

const TITLE = 'Notifications';

/** What has happened that a member wants to know of, and what they want to be told of. */
export default function NotificationsScreen() {
  return (
    <OwnScreen
      title={TITLE}
      invitation={{
        illustration: <RestingBell />,
        title: 'Who is to be told?',
        text: 'Sign in, and what has happened since is here.',
        next: PATHS.notifications,
      }}
      loading={
        <Told>
          <NotificationListLoading />
        </Told>
      }
      newcomer={
        <Told>
          <ProfilePrompt purpose="be told of what happens" />
        </Told>
      }
    >
      {(username) => (
        <Told>
          <MemberTold username={username} />
        </Told>
      )}
    </OwnScreen>
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
