import type { ComponentProps } from 'react';

/** A plain sheet of paper: what is read or filled in lies on it. */
export function Sheet({ className = '', ...rest }: ComponentProps<'div'>) {
  return (
    <div
      {...rest}
      className={`rounded-sheet border border-line bg-sheet text-ink [--color-focus:var(--color-focus-paper)] p-5 shadow-sheet sm:p-7 ${className}`}
    />
  );
}
