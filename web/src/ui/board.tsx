import type { ComponentProps } from 'react';

/** Green felt in a wooden frame; notes hang on it. Where the window is small the frame goes from edge to edge. */
export function Board({ className = '', ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={`felt framed px-4 py-8 sm:px-8 sm:py-10 ${className}`} />;
}

/** Notes in columns that are as many as fit; each column is at least as wide as a note needs. */
export function NoteGrid({ className = '', ...rest }: ComponentProps<'ul'>) {
  return (
    <ul
      {...rest}
      className={`grid items-start grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-x-6 gap-y-9 ${className}`}
    />
  );
}
