import { useState } from 'react';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { arePutAway, lastHeight } from '../matches-room.ts';

/**
 * The room of the matches on the feed while they are read, as high as they were at the last visit, so that they do not
 * push the board down. None where that is not known: many have no matches.
 */
export function FeedMatchesRoom({ username }: { username: string }) {
  const [height] = useState(() => (arePutAway(username) ? 0 : lastHeight(username)));
  if (!height) return null;
  return (
    <div aria-hidden="true" style={{ height }} className="mb-6">
      <Skeleton className="h-full w-full" />
    </div>
  );
}
