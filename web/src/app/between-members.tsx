import type { User } from '@knack/contract/users';
import { useQuery } from '@tanstack/react-query';
import { SwapHint } from '../features/members/components/swap-hint.tsx';
import { BlockedNote } from '../features/safety/components/blocked-note.tsx';
import { ownUserQuery } from '../lib/own-user.ts';

/** On another's profile, for a member: what the two could do for each other, or that they are blocked. */
export function BetweenMembers({ user }: { user: User }) {
  const { data: visitor } = useQuery(ownUserQuery);
  return (
    <>
      {visitor && <SwapHint own={visitor} user={user} />}
      <BlockedNote username={user.username} />
    </>
  );
}
