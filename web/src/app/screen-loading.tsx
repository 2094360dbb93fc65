import { Loading } from '../ui/loading.tsx';
import { Skeleton, SkeletonText } from '../ui/skeleton.tsx';

/** While a screen, or who may see it, is not known yet. */
export function ScreenLoading() {
  return (
    <Loading className="mx-auto w-full max-w-6xl px-4 py-8 sm:px-6 sm:py-12">
      <Skeleton className="h-10 w-64 max-w-full" />
      <SkeletonText lines={3} className="mt-6 max-w-xl" />
    </Loading>
  );
}
