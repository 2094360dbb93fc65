import type { User } from '@knack/contract/users';
import { Link } from '../../../ui/link.tsx';
import { userPath } from '../../../config/paths.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { NameCard } from '../../../ui/name-card.tsx';
import { SkillDrawing } from '../../../ui/skill-drawing.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Stars } from '../../../ui/stars.tsx';

const SKILLS_SHOWN = 2;

type AuthorCardProps = {
  username: string;
  /** Undefined while it is being read, and when it could not be. */
  author: User | undefined;
  pending: boolean;
};

/** A member's card; their name is known even when the rest could not be read. */
export function AuthorCard({ username, author, pending }: AuthorCardProps) {
  return (
    <NameCard name={username}>
      <div className="flex items-center gap-3.5 px-5 pt-5">
        <Avatar name={username} src={author?.img_url} />
        <div className="min-w-0">
          <h3 className="truncate text-xl">
            <Link to={userPath(username)} className="whole-card">
              {username}
            </Link>
          </h3>
          <p className="flex h-5 items-center gap-2 text-sm text-ink-soft">
            {author && <RatingLine rating={author.rating} />}
            {pending && <Skeleton className="h-3.5 w-24" />}
          </p>
        </div>
      </div>
      <ul className="flex min-h-20 flex-col items-start gap-2 p-5 pt-4">
        {author?.skills.slice(0, SKILLS_SHOWN).map((skill) => (
          <li key={skill} className="max-w-full">
            <Chip drawing={<SkillDrawing skill={skill} />} tone="wash">
              {skill}
            </Chip>
          </li>
        ))}
        {pending && (
          <li className="max-w-full">
            <Skeleton className="h-10 w-44 max-w-full" />
          </li>
        )}
      </ul>
    </NameCard>
  );
}

/** A card whose owner is not known yet. */
export function AuthorCardSkeleton() {
  return (
    <NameCard name="">
      <div className="flex items-center gap-3.5 px-5 pt-5">
        <Skeleton className="size-11 rounded-round" />
        <div className="flex h-12 flex-col justify-center gap-2">
          <Skeleton className="h-4.5 w-28" />
          <Skeleton className="h-3.5 w-24" />
        </div>
      </div>
      <div className="min-h-20 p-5 pt-4">
        <Skeleton className="h-10 w-44 max-w-full" />
      </div>
    </NameCard>
  );
}

function RatingLine({ rating: { average, count } }: Pick<User, 'rating'>) {
  if (average === null) return 'New here';
  return (
    <>
      <Stars value={average} className="h-4" />
      {count} {count === 1 ? 'review' : 'reviews'}
    </>
  );
}
