import type { ReactNode } from 'react';

/**
 * A word in passing and what to do about it, on marigold. As high whatever is said in it, up to five lines, or four
 * in a wide window: it may stand there before that is known, and what follows must not move.
 */
export function HintSheet({ action, children }: { action: ReactNode; children: ReactNode }) {
  return (
    <div className="print:hidden flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-sheet border border-line bg-marigold-wash px-5 py-4 text-ink shadow-sheet [--color-focus:var(--color-focus-paper)] sm:px-7">
      <div className="flex min-h-31 md:min-h-25 min-w-0 basis-80 grow flex-col justify-center">
        {children}
      </div>
      {action}
    </div>
  );
}
