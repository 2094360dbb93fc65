import type { Match, ThreeWaySwap } from '@knack/contract/matches';
import type { ReactNode } from 'react';
import { userPath } from '../../../config/paths.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { exchangeReason, ringBrief } from '../reasons.ts';

/** A member to ask, and why, in as much room as every other. */
export function MatchBrief({ match }: { match: Match }) {
  const { user } = match;
  return (
    <Brief
      faces={<Avatar name={user.username} src={user.img_url} />}
      names={<TextLink to={userPath(user.username)}>{user.username}</TextLink>}
      reason={exchangeReason(match)}
    />
  );
}

/** Two members with whom one could swap in a ring, in as much room as every other. */
export function RingBrief({ ring }: { ring: ThreeWaySwap }) {
  const { teacher, learner } = ring;
  return (
    <Brief
      faces={
        <span className="flex shrink-0 -space-x-3">
          <Avatar name={teacher.username} src={teacher.img_url} />
          <Avatar name={learner.username} src={learner.img_url} />
        </span>
      }
      names={
        <>
          <TextLink to={userPath(teacher.username)}>{teacher.username}</TextLink> and{' '}
          <TextLink to={userPath(learner.username)}>{learner.username}</TextLink>
        </>
      }
      reason={ringBrief(ring)}
    />
  );
}

/** A line of names and two of reasons; what is longer is on the members' screen. */
function Brief({ faces, names, reason }: { faces: ReactNode; names: ReactNode; reason: string | null }) {
  return (
    <li className="flex min-w-0 items-center gap-3 py-2">
      {faces}
      <div className="min-w-0">
        {/* Cut off by the line, which leaves the ring of a focused link whole. */}
        <p className="truncate overflow-clip text-sm [overflow-clip-margin:0.375rem]">{names}</p>
        <p className="line-clamp-2 min-h-[2lh] text-sm">{reason}</p>
      </div>
    </li>
  );
}
