import type { Match, ThreeWaySwap } from '@knack/contract/matches';
import { userPath } from '../../../config/paths.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { exchangedSkills, ringReason } from '../reasons.ts';

/** A member to ask, and for what; the heading above says whether they teach or want it. */
export function MatchRow({ match }: { match: Match }) {
  const { user } = match;
  return (
    <li className="flex min-w-0 items-center gap-3 py-2.5">
      <Avatar name={user.username} src={user.img_url} />
      <p className="min-w-0">
        <TextLink to={userPath(user.username)}>{user.username}</TextLink>
        <br />
        <span className="text-sm">{exchangedSkills(match)}</span>
      </p>
    </li>
  );
}

/** Two members with whom one could swap in a ring, and how. */
export function RingRow({ ring }: { ring: ThreeWaySwap }) {
  const { teacher, learner } = ring;
  return (
    <li className="flex min-w-0 items-center gap-3 py-2.5">
      <span className="flex shrink-0 -space-x-3">
        <Avatar name={teacher.username} src={teacher.img_url} />
        <Avatar name={learner.username} src={learner.img_url} />
      </span>
      <p className="min-w-0">
        <TextLink to={userPath(teacher.username)}>{teacher.username}</TextLink> and{' '}
        <TextLink to={userPath(learner.username)}>{learner.username}</TextLink>
        <br />
        <span className="text-sm">{ringReason(ring)}</span>
      </p>
    </li>
  );
}
