import { Loading } from '../../../ui/loading.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

/** As high as the form, beside which something stands in the middle: what comes in its place must not move that. */
export const SIGN_IN_ROOM = 'lg:min-h-106';

/** The shape of the form while the app is on its way, or it is checked whether it is needed. */
export function SignInSkeleton() {
  return (
    <Loading className={SIGN_IN_ROOM}>
      <Skeleton className="mb-2 h-5 w-16" />
      <Skeleton className="mb-5 h-12" />
      <Skeleton className="mb-2 h-5 w-24" />
      <Skeleton className="mb-5 h-12" />
      <Skeleton className="mb-16 h-13" />
      <Skeleton className="mb-14 h-13" />
    </Loading>
  );
}
