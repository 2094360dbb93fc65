import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { userPath } from '../../../config/paths.ts';
import { blocksQuery } from '../../../lib/blocked-members.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { useUnblock } from '../api/change-blocks.ts';

/** Whom one has blocked, each with the way back. */
export function BlockedMembers() {
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, isPending, error, isFetching, refetch } = useQuery(blocksQuery);
  const unblock = useUnblock();
  const lift = (username: string) =>
    // The button goes with the line, so the focus needs another place.
    unblock.mutate(username, { onSuccess: () => heading.current?.focus() });

  return (
    <section className="flex flex-col gap-3">
      <h3 ref={heading} tabIndex={-1} className="text-lg">
        Blocked members
      </h3>
      {isPending && (
        <Loading>
          <Skeleton className="h-11 w-full" />
        </Loading>
      )}
      {error && !data && (
        <ErrorState title="The list did not arrive" onRetry={() => void refetch()} retrying={isFetching}>
          {failureText(error)}
        </ErrorState>
      )}
      {data?.blocks.length === 0 && (
        <p className="text-ink-soft">
          Nobody. Whom you block is not told, and you no longer see what they write.
        </p>
      )}
      {data && data.blocks.length > 0 && (
        <ul role="list" className="divide-y-2 divide-dashed divide-line">
          {data.blocks.map(({ username, createdAt }) => (
            <li key={username} className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2.5">
              <Avatar name={username} size="small" />
              <p className="min-w-0 grow">
                <TextLink to={userPath(username)}>{username}</TextLink>{' '}
                <RelativeTime iso={createdAt} className="text-sm text-ink-soft" />
              </p>
              <Button
                size="small"
                variant="secondary"
                aria-label={`Unblock ${username}`}
                busy={unblock.isPending && unblock.variables === username}
                onClick={() => lift(username)}
              >
                Unblock
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
