import type { ComponentProps } from 'react';

export type PageWidth = 'narrow' | 'reading' | 'wide';

const WIDTHS: Record<PageWidth, string> = {
  narrow: 'max-w-lg',
  reading: 'max-w-3xl',
  wide: 'max-w-6xl',
};

/** The middle of the window, as wide as what is in it reads best. `Page` brings it along. */
export function PageBody({
  width = 'wide',
  className = '',
  ...rest
}: ComponentProps<'div'> & { width?: PageWidth | undefined }) {
  return (
    <div {...rest} className={`mx-auto w-full px-4 py-8 sm:px-6 sm:py-12 ${WIDTHS[width]} ${className}`} />
  );
}
