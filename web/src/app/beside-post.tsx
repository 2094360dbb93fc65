import type { ArticleKind } from '@knack/contract/articles';
import type { Skill } from '@knack/contract/skills';
import { lazy, Suspense } from 'react';
import { Icon } from '../ui/icon.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

type BesidePostProps = {
  /** What is being written, as far as it is chosen. */
  kind: ArticleKind | null;
  skill: Skill | null;
  username: string;
};

// Few who open the board write a post: not even the code is fetched before it is wanted. Where it does not arrive, the
// form must not go down with it.
const WhileWriting = lazy(() =>
  import('./while-writing.tsx').then(
    (late) => ({ default: late.WhileWriting }),
    () => ({ default: NotThere }),
  ),
);

/**
 * What stands beside a post that is being written: who could answer it already, once its kind and skill are chosen. In
 * a wide window its place is there from the beginning, so that the form keeps its width.
 */
export function BesidePost({ kind, skill, username }: BesidePostProps) {
  if (kind && skill) {
    return (
      <Suspense fallback={<Skeleton className="h-64 w-full" />}>
        <WhileWriting {...{ kind, skill, username }} />
      </Suspense>
    );
  }
  return (
    <div className="flex gap-3 rounded-sheet border-2 border-dashed border-line p-5 text-sm text-ink-soft max-lg:hidden">
      <Icon name="swap" className="mt-0.5 size-5" />
      <p>
        Say whether it is an offer or a request, and which skill it takes: who could answer it already shows
        up here.
      </p>
    </div>
  );
}

function NotThere() {
  return (
    <p role="status" className="text-sm text-ink-soft">
      Who could answer it already cannot be shown right now. What you write is kept: reload the page to try
      again.
    </p>
  );
}
