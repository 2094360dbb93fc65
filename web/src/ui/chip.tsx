import type { ReactNode } from 'react';

type ChipProps = { drawing?: ReactNode; children: ReactNode };

/** One of several things that belong to somebody: a tag with a drawing. */
export function Chip({ drawing, children }: ChipProps) {
  return (
    <span className="inline-flex min-h-10 max-w-full items-center gap-2 rounded-cut border-2 border-transparent bg-green-wash py-1 ps-2 pe-3 font-semibold">
      {drawing}
      {children}
    </span>
  );
}
