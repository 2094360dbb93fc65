import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Skeleton } from './skeleton.tsx';
import { TextLink } from './text-link.tsx';

type ShortListProps = {
  title: string;
  /** The rows, as `li`; undefined until they are there. */
  rows: readonly ReactNode[] | undefined;
  /** What is said where there are none. */
  none: string;
  /** Why they are not there, where reading them failed. */
  failure: string | null;
  onRetry: () => void;
  retrying: boolean;
  /** The way to all of them; left out where there are no others to see. */
  all?: { to: string; text: string } | undefined;
};

/** A few of many beside something else: says politely what was found, and fails without being in the way. */
export function ShortList({ title, rows, none, failure, onRetry, retrying, all }: ShortListProps) {
  const note = failure ?? (rows?.length === 0 ? none : null);
  const heard = rows ? `${title}: ${rows.length}` : '';
  return (
    <div className="min-w-0">
      <h3 className="text-lg">{title}</h3>
      <p role="status" className={note === null ? 'sr-only' : 'mt-1 text-sm text-ink-soft'}>
        {note ?? heard}
      </p>
      {failure !== null && (
        <Button variant="secondary" size="small" className="mt-2" busy={retrying} onClick={onRetry}>
          Try again
        </Button>
      )}
      {failure === null && !rows && (
        <div aria-hidden="true" className="flex flex-col gap-3 py-2.5">
          <Skeleton className="h-11 w-full" />
          <Skeleton className="h-11 w-3/4" />
        </div>
      )}
      {rows && rows.length > 0 && (
        <ul role="list" className="divide-y-2 divide-dashed divide-line">
          {rows}
        </ul>
      )}
      {all && failure === null && (
        <p className="mt-1 text-sm">
          <TextLink to={all.to}>{all.text}</TextLink>
        </p>
      )}
    </div>
  );
}
