import { SKILLS, type Skill } from '@knack/contract/skills';
import type { User } from '@knack/contract/users';
import { membersPath } from '../../../config/paths.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { averageText } from '../../../ui/average-text.ts';
import { Icon } from '../../../ui/icon.tsx';
import { NameCard } from '../../../ui/name-card.tsx';
import { SkillDrawing } from '../../../ui/skill-drawing.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Stars } from '../../../ui/stars.tsx';
import { TextLink } from '../../../ui/text-link.tsx';

const SINCE = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric' });

/** Who a member is at a glance: picture, name, rating, contact, and since when they are here. */
export function ProfileCard({ user }: { user: User }) {
  return (
    <NameCard name={user.username}>
      <div className="flex flex-col items-center gap-3 px-5 pt-7 pb-6 text-center">
        <Avatar name={user.username} src={user.img_url} size="large" label={`Picture of ${user.username}`} />
        <p className="font-display text-2xl font-bold">{user.username}</p>
        <Rating {...user.rating} />
      </div>
      <SkillRatings ratings={user.ratings} />
      <div className="flex flex-col gap-1 border-t-2 border-dashed border-line px-5 py-4">
        <h2 className="font-sans text-sm font-semibold text-ink-soft">Contact information</h2>
        {user.email === null ? (
          <p>Email: No Email</p>
        ) : (
          <a
            href={mailtoAddress(user.email)}
            className="inline-flex min-h-8 items-center gap-2 self-start font-semibold underline decoration-marigold-deep decoration-2 underline-offset-4 hover:decoration-4"
          >
            <Icon name="mail" />
            <Email>{user.email}</Email>
          </a>
        )}
        <p className="mt-2 text-sm text-ink-soft">
          Member since <time dateTime={user.createdAt}>{SINCE.format(new Date(user.createdAt))}</time>
        </p>
      </div>
    </NameCard>
  );
}

/** What would end the address, and begin other recipients or a text, is part of the name here. */
function mailtoAddress(email: string): string {
  return `mailto:${email.replaceAll(/[%?#&]/g, encodeURIComponent)}`;
}

/** An address that, where it is too long for its line, breaks after the @. */
function Email({ children }: { children: string }) {
  const domainAt = children.lastIndexOf('@') + 1;
  return (
    <bdi className="min-w-0">
      {children.slice(0, domainAt)}
      <wbr />
      {children.slice(domainAt)}
    </bdi>
  );
}

function Rating({ average, count }: User['rating']) {
  if (average === null) return <p className="text-ink-soft">Not rated yet</p>;
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-2.5">
      <Stars value={average} className="h-6" />
      <span>
        <strong>{averageText(average)}</strong> from {count.toLocaleString('en')}{' '}
        {count === 1 ? 'review' : 'reviews'}
      </span>
    </p>
  );
}

/** What others give them for each skill that a review names. */
function SkillRatings({ ratings }: Pick<User, 'ratings'>) {
  const rated = SKILLS.flatMap((skill) => (ratings[skill] ? [{ skill, ...ratings[skill] }] : []));
  if (rated.length === 0) return null;
  return (
    <div className="border-t-2 border-dashed border-line px-5 py-4">
      <h2 className="mb-2 font-sans text-sm font-semibold text-ink-soft">Rated by skill</h2>
      <ul role="list" className="flex flex-col gap-1">
        {rated.map((one) => (
          <SkillRating key={one.skill} {...one} />
        ))}
      </ul>
    </div>
  );
}

function SkillRating({ skill, average, count }: { skill: Skill; average: number; count: number }) {
  return (
    <li className="flex min-h-9 items-center gap-2">
      <SkillDrawing skill={skill} className="size-6" />
      <TextLink to={membersPath({ teaches: skill })} className="me-auto min-w-0">
        {skill}
      </TextLink>
      <span className="sr-only">
        {averageText(average)} out of 5 stars from {count} {count === 1 ? 'review' : 'reviews'}
      </span>
      <span aria-hidden="true" className="inline-flex items-center gap-1 whitespace-nowrap tabular-nums">
        <Stars value={1} max={1} className="h-4.5" />
        <strong>{averageText(average)}</strong>
        <span className="text-sm text-ink-soft">({count.toLocaleString('en')})</span>
      </span>
    </li>
  );
}

/** The card while its owner is being read. */
export function ProfileCardSkeleton({ username }: { username: string }) {
  return (
    <NameCard name={username}>
      <div className="flex flex-col items-center gap-3 px-5 pt-7 pb-6">
        <Skeleton className="size-28 rounded-round sm:size-36" />
        <Skeleton className="h-8 w-40" />
        <Skeleton className="h-6 w-48" />
      </div>
      <div className="flex flex-col gap-3 border-t-2 border-dashed border-line px-5 py-4">
        <Skeleton className="h-4 w-32" />
        <Skeleton className="h-5 w-48" />
        <Skeleton className="h-4 w-40" />
      </div>
    </NameCard>
  );
}
