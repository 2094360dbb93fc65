import { NOTIFICATION_KINDS } from '@knack/contract/notifications';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '../../../lib/failure-text.ts';
import { ownUserQuery } from '../../../lib/own-user.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckboxGroup } from '../../../ui/checkbox-group.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { notify } from '../../../ui/notices.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useChangeMuted } from '../api/change-muted.ts';
import { KIND_NAMES } from '../words.ts';

/** What a member wants to be told of, kind by kind; a tick is kept at once, and taken back where that fails. */
export function ToldKinds({ username }: { username: string }) {
  const { data: own, isPending, error, isFetching, refetch } = useQuery(ownUserQuery);
  const { mutate } = useChangeMuted(username);
  const [failures, setFailures] = useState(0);

  if (own) {
    return (
      <Sheet>
        <CheckboxGroup
          key={failures}
          legend="Tell me about"
          name="told"
          options={NOTIFICATION_KINDS.map((kind) => ({ value: KIND_NAMES[kind] }))}
          defaultSelected={NOTIFICATION_KINDS.filter((kind) => !own.mutedNotifications.includes(kind)).map(
            (kind) => KIND_NAMES[kind],
          )}
          hint="What is not ticked is not counted and not listed."
          onChange={(selected) =>
            mutate(
              NOTIFICATION_KINDS.filter((kind) => !selected.includes(KIND_NAMES[kind])),
              {
                onError: (failure) => {
                  setFailures((count) => count + 1);
                  notify({ text: failureText(failure), tone: 'failure' });
                },
              },
            )
          }
        />
      </Sheet>
    );
  }
  if (isPending) {
    return (
      <Loading>
        <Skeleton className="h-40 w-full" />
      </Loading>
    );
  }
  return (
    <Sheet>
      <p role="status" className="flex flex-wrap items-center gap-3">
        {failureText(error)}
        <Button variant="secondary" size="small" busy={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      </p>
    </Sheet>
  );
}
