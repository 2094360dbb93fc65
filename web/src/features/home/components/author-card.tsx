import type { User } from '@knack/contract/users';
import { userPath } from '../../../config/paths.ts';
import { Chip } from '../../../ui/chip.tsx';
import { NameCardHead, NameCardHeadSkeleton } from '../../../ui/name-card-head.tsx';
import { NameCard } from '../../../ui/name-card.tsx';
import { RatingLine } from '../../../ui/rating-line.tsx';
import { SkillDrawing } from '../../../ui/skill-drawing.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

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
      <NameCardHead name={username} photo={author?.img_url} to={userPath(username)}>
        {author && <RatingLine {...author.rating} unrated="New here" />}
        {pending && <Skeleton className="h-3.5 w-24" />}
      </NameCardHead>
      <ul className="flex min-h-20 flex-col items-start gap-2 p-5 pt-4">
        {author?.skills.slice(0, SKILLS_SHOWN).map((skill) => (
          <li key={skill} className="max-w-full">
            <Chip drawing={<SkillDrawing skill={skill} />}>{skill}</Chip>
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
      <NameCardHeadSkeleton />
      <div className="min-h-20 p-5 pt-4">
        <Skeleton className="h-10 w-44 max-w-full" />
      </div>
    </NameCard>
  );
}
