import { PATHS } from '../../../config/paths.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { RestingBell } from '../../../ui/drawings/resting-bell.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { notify } from '../../../ui/notices.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useNotifications } from '../api/list-notifications.ts';
import { useMarkRead } from '../api/mark-read.ts';
import { NotificationRow } from './notification-row.tsx';

/** What a member is told, newest first; following one marks it as read. */
export function NotificationList({ username }: { username: string }) {
  const told = useNotifications();
  const markOne = useMarkRead();
  const found = told.data?.pages.flatMap((page) => page.notifications);
  if (!found) {
    if (!told.isError) return <NotificationListLoading />;
    return (
      <ErrorState
        title="Your notifications did not arrive"
        onRetry={() => void told.refetch()}
        retrying={told.isFetching}
      >
        {failureText(told.error)}
      </ErrorState>
    );
  }
  if (found.length === 0 && !told.hasNextPage) {
    return (
      <EmptyState
        illustration={<RestingBell />}
        title="Nothing to tell you yet"
        action={<ButtonLink to={PATHS.feed}>Look at the board</ButtonLink>}
      >
        When somebody reviews you, mentions you or pins up what you are looking for, it is here.
      </EmptyState>
    );
  }
  return (
    <Sheet>
      <ReadAll newest={found[0]?.createdAt} unread={found.some(({ read }) => !read)} />
      <ul role="list" aria-label="Notifications" className="divide-y-2 divide-dashed divide-line">
        {found.map((notification) => (
          <NotificationRow
            key={notification.id}
            notification={notification}
            username={username}
            onOpen={() => markOne.mutate({ ids: [notification.id] })}
          />
        ))}
      </ul>
      {told.hasNextPage && <More told={told} />}
    </Sheet>
  );
}

function ReadAll({ newest, unread }: { newest: string | undefined; unread: boolean }) {
  const { mutate, isPending } = useMarkRead();
  const markAll = () =>
    mutate(
      { upTo: newest },
      {
        onSuccess: () => notify({ text: 'All marked as read', tone: 'success' }),
        onError: (error) => notify({ text: failureText(error), tone: 'failure' }),
      },
    );
  // It stays where it is, so that neither the list nor the focus jumps.
  return (
    <div className="mb-2 flex min-h-11 flex-wrap items-center justify-between gap-3">
      <p className="text-ink-soft">{unread ? 'What is new is marked.' : 'You have read everything here.'}</p>
      <Button
        variant="secondary"
        size="small"
        busy={isPending}
        aria-disabled={!unread || undefined}
        className="aria-disabled:opacity-60"
        onClick={unread ? markAll : undefined}
      >
        Mark all as read
      </Button>
    </div>
  );
}

function More({ told }: { told: ReturnType<typeof useNotifications> }) {
  const { isFetchNextPageError, isFetchingNextPage, fetchNextPage, error } = told;
  return (
    <div className="mt-5 flex flex-wrap items-center justify-center gap-3">
      {isFetchNextPageError && <p role="status">{failureText(error)}</p>}
      <Button variant="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {isFetchNextPageError ? 'Try again' : 'More'}
      </Button>
    </div>
  );
}

/** The list while it is being read. */
export function NotificationListLoading() {
  return (
    <Loading>
      <Sheet className="flex flex-col gap-5">
        {Array.from({ length: 5 }, (_, index) => (
          <div key={index} className="flex items-center gap-3">
            <Skeleton className="size-10" />
            <Skeleton className="h-5 w-3/5" />
          </div>
        ))}
      </Sheet>
    </Loading>
  );
}
