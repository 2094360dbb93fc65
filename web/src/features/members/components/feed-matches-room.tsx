import { useState } from 'react';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { arePutAway } from '../put-away.ts';
import { FeedStrip, FeedStripRow } from './feed-strip.tsx';

/** The room of the matches on the feed while they, or whose they are, are being found out. */
export function FeedMatchesRoom({ username }: { username: string | undefined }) {
  const [hidden] = useState(() => arePutAway(username));
  if (hidden) return null;
  return (
    <FeedStrip title="For you">
      <div aria-hidden="true">
        <FeedStripRow>
          {[1, 2, 3].map((match) => (
            <li key={match} className="flex items-center gap-3">
              <Skeleton className="size-11 rounded-round" />
              <span className="flex grow flex-col gap-2.5">
                <Skeleton className="h-4 w-28" />
                <Skeleton className="h-3.5 w-4/5" />
              </span>
            </li>
          ))}
        </FeedStripRow>
      </div>
    </FeedStrip>
  );
}
