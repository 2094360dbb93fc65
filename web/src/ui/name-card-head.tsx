import type { ReactNode } from 'react';
import { Avatar } from './avatar.tsx';
import { Link } from './link.tsx';
import { Skeleton } from './skeleton.tsx';

type NameCardHeadProps = {
  name: string;
  photo: string | undefined;
  /** Where all of the card leads. */
  to: string;
  /** What is said below the name, in a line. */
  children: ReactNode;
};

/** Who a name card is of: their picture, their name and a line about them. */
export function NameCardHead({ name, photo, to, children }: NameCardHeadProps) {
  return (
    <div className="flex items-center gap-3.5 px-5 pt-5">
      <Avatar name={name} src={photo} />
      <div className="min-w-0">
        <h3 className="text-xl">
          <Link to={to} className="whole-card">
            {name}
          </Link>
        </h3>
        <p className="flex min-h-5 flex-wrap items-center gap-x-2 text-sm text-ink-soft">{children}</p>
      </div>
    </div>
  );
}

/** The same of somebody who is being read. */
export function NameCardHeadSkeleton() {
  return (
    <div className="flex items-center gap-3.5 px-5 pt-5">
      <Skeleton className="size-11 rounded-round" />
      <div className="flex h-12 flex-col justify-center gap-2">
        <Skeleton className="h-4.5 w-28" />
        <Skeleton className="h-3.5 w-24" />
      </div>
    </div>
  );
}
