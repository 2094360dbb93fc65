import type { ReactNode } from 'react';
import { chatPath } from '../../../config/paths.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { HintSheet } from '../../../ui/hint-sheet.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

/** What two members could do for each other, and the way to ask. */
export function SwapSheet({ username, children }: { username: string; children: ReactNode }) {
  return (
    <HintSheet
      action={
        <ButtonLink to={chatPath({ mention: username })} variant="secondary" className="min-w-0">
          <Icon name="chat" />
          Ask {username}
        </ButtonLink>
      }
    >
      <div className="flex gap-3">
        <Icon name="swap" className="mt-0.5 size-7" />
        {children}
      </div>
    </HintSheet>
  );
}

/** The same, while it is being found out. */
export function SwapHintRoom({ username }: { username: string }) {
  return (
    <SwapSheet username={username}>
      <span aria-hidden="true" className="mt-2 flex grow flex-col gap-3">
        <Skeleton className="h-4.5 w-4/5" />
        <Skeleton className="h-3.5 w-3/5" />
      </span>
    </SwapSheet>
  );
}
