import { Skeleton, SkeletonText } from './skeleton.tsx';

/** A blank note where one is about to hang. */
export function NoteSkeleton() {
  return (
    <div className="paper-note flex min-h-44 flex-col gap-4 [--paper:var(--color-note-kraft)] px-5 pt-7 pb-5">
      <Skeleton className="h-5 w-20" />
      <SkeletonText lines={2} />
      <Skeleton className="mt-auto h-3.5 w-1/2" />
    </div>
  );
}
