import type { User } from '@knack/contract/users';
import { useQuery } from '@tanstack/react-query';
import { SwapHintRoom, SwapSheet } from '../features/members/components/swap-hint-room.tsx';
import { SwapHint } from '../features/members/components/swap-hint.tsx';
import { BlockedNote } from '../features/safety/components/blocked-note.tsx';
import { useBlockedNames } from '../lib/blocked-members.ts';
import { failureText } from '../lib/failure-text.ts';
import { ownUserQuery } from '../lib/own-user.ts';

/** On another's profile, for a member: what the two could do for each other, or that they are blocked. */
export function BetweenMembers({ user }: { user: User }) {
  const { data: own, isPending, error } = useQuery(ownUserQuery);
  const isBlocked = useBlockedNames().has(user.username);
  if (isBlocked) return <BlockedNote username={user.username} />;
  if (own) return <SwapHint own={own} user={user} />;
  if (isPending) return <SwapHintRoom username={user.username} />;
  return (
    <SwapSheet username={user.username}>
      <p role="status">{failureText(error)}</p>
    </SwapSheet>
  );
}
