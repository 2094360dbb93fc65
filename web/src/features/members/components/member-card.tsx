import type { Skill } from '@knack/contract/skills';
import { exchangeBetween, type Swapper } from '@knack/contract/swaps';
import type { User } from '@knack/contract/users';
import { membersPath, userPath } from '../../../config/paths.ts';
import { Icon } from '../../../ui/icon.tsx';
import { NameCardHead, NameCardHeadSkeleton } from '../../../ui/name-card-head.tsx';
import { NameCard } from '../../../ui/name-card.tsx';
import { RatingLine } from '../../../ui/rating-line.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { SkillChip } from '../../../ui/skill-chip.tsx';
import { exchangeReason, likeness } from '../reasons.ts';

type MemberCardProps = {
  user: User;
  /** Who looks, where they have a profile. */
  own: (Swapper & { username: string }) | undefined;
};

const FOOT = 'flex gap-2 border-t-2 border-dashed border-line px-5 py-3 text-sm';

/**
 * A member at a glance; all of it opens their profile, each skill the members who have to do with it. What they could do
 * for whoever looks stands out.
 */
export function MemberCard({ user, own }: MemberCardProps) {
  const itself = own?.username === user.username;
  const other = own && !itself ? own : null;
  const reason = other && exchangeReason(exchangeBetween(other, user));
  const alike = other && reason === null ? likeness(other, user) : null;
  return (
    <NameCard name={user.username} className="h-full">
      <NameCardHead name={user.username} photo={user.img_url} to={userPath(user.username)}>
        <RatingLine {...user.rating} unrated="Not rated yet" />
        {itself && <span className="font-semibold">That is you</span>}
      </NameCardHead>
      <div className="flex grow flex-col gap-3 px-5 pt-4 pb-5">
        <SkillRow label="Teaches" skills={user.skills} way="teaches" />
        <SkillRow label="Wants" skills={user.interests} way="wants" />
        {user.skills.length + user.interests.length === 0 && (
          <p className="text-sm text-ink-soft">Has not said yet what they teach or want.</p>
        )}
      </div>
      {reason && (
        <p className={`${FOOT} bg-marigold-wash font-semibold`}>
          <Icon name="swap" className="mt-0.5 size-4.5" />
          {reason}
        </p>
      )}
      {alike && <p className={`${FOOT} text-ink-soft`}>{alike}</p>}
    </NameCard>
  );
}

const TITLES = { teaches: 'Who teaches this', wants: 'Who wants this' };

function SkillRow({
  label,
  skills,
  way,
}: {
  label: string;
  skills: readonly Skill[];
  way: 'teaches' | 'wants';
}) {
  if (skills.length === 0) return null;
  return (
    <div>
      <p className="mb-1 text-sm font-semibold text-ink-soft">{label}</p>
      <ul role="list" aria-label={label} className="flex flex-wrap gap-2">
        {skills.map((skill) => (
          <li key={skill} className="max-w-full">
            <SkillChip skill={skill} to={membersPath({ [way]: skill })} title={TITLES[way]} size="small" />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The card of somebody who is being read. */
export function MemberCardSkeleton() {
  return (
    <NameCard name="">
      <NameCardHeadSkeleton />
      <div className="flex flex-col gap-3 px-5 pt-4 pb-5">
        <Skeleton className="h-8 w-40" />
        <Skeleton className="h-8 w-48" />
      </div>
    </NameCard>
  );
}
