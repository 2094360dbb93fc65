import type { Swapper } from '@knack/contract/swaps';
import type { ReactNode } from 'react';
import { PATHS } from '../../../config/paths.ts';
import { useBlockedNames } from '../../../lib/blocked-members.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { BlankCard } from '../../../ui/drawings/blank-card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import type { useMembers } from '../api/list-members.ts';
import { MemberCard, MemberCardSkeleton } from './member-card.tsx';

type MemberListProps = {
  members: ReturnType<typeof useMembers>;
  own: (Swapper & { username: string }) | undefined;
  /** Shows everybody again; undefined where everybody is shown. */
  onClear: (() => void) | undefined;
};

/** The members who fit, newest first, a page at a time; nobody who was blocked. */
export function MemberList({ members, own, onClear }: MemberListProps) {
  const blocked = useBlockedNames();
  const found = members.data?.pages
    .flatMap((page) => page.users)
    .filter(({ username }) => !blocked.has(username));
  if (!found) {
    if (!members.isError) return <MemberListLoading />;
    return (
      <ErrorState
        title="The members did not arrive"
        onRetry={() => void members.refetch()}
        retrying={members.isFetching}
      >
        {failureText(members.error)}
      </ErrorState>
    );
  }
  if (found.length === 0 && !members.hasNextPage) {
    return (
      <EmptyState
        illustration={<BlankCard />}
        title={onClear ? 'Nobody like that yet' : 'Nobody is here yet'}
        action={
          onClear ? (
            <Button onClick={onClear}>Show everybody</Button>
          ) : (
            !own && <ButtonLink to={PATHS.createYourUser}>Be the first</ButtonLink>
          )
        }
      >
        {onClear
          ? 'Try fewer words, or ask for it on the board: somebody may know somebody.'
          : 'The first member shows up here.'}
      </EmptyState>
    );
  }
  return (
    <div aria-busy={members.isPlaceholderData}>
      <Grid>
        {found.map((user) => (
          <li key={user.id} className="min-w-0">
            <MemberCard user={user} own={own} />
          </li>
        ))}
      </Grid>
      {members.hasNextPage && <More members={members} none={found.length === 0} />}
    </div>
  );
}

function More({ members, none }: { members: ReturnType<typeof useMembers>; none: boolean }) {
  const { isFetchNextPageError, isFetchingNextPage, fetchNextPage, error } = members;
  return (
    <div className="mt-8 flex flex-wrap items-center justify-center gap-3">
      {none && <p role="status">Nobody among the newest; there are more to look through.</p>}
      {isFetchNextPageError && <p role="status">{failureText(error)}</p>}
      <Button variant="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {isFetchNextPageError ? 'Try again' : none ? 'Look further' : 'More'}
      </Button>
    </div>
  );
}

function MemberListLoading() {
  return (
    <Loading>
      <Grid>
        {Array.from({ length: 6 }, (_, index) => (
          <li key={index}>
            <MemberCardSkeleton />
          </li>
        ))}
      </Grid>
    </Loading>
  );
}

function Grid({ children }: { children: ReactNode }) {
  return (
    <ul role="list" className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-5">
      {children}
    </ul>
  );
}
