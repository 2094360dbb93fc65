import type { ComponentProps } from 'react';
import type { NoteTint } from './note-tint.ts';
import { Pin } from './pin.tsx';
import { stableChoice } from './stable-choice.ts';

type NoteProps = Omit<ComponentProps<'article'>, 'id' | 'style'> & {
  tint: NoteTint;
  /** What makes this note itself: decides how it hangs and the colour of its pin. */
  identity: string;
};

const PAPERS: Record<NoteTint, string> = {
  butter: '[--paper:var(--color-note-butter)]',
  mint: '[--paper:var(--color-note-mint)]',
  sky: '[--paper:var(--color-note-sky)]',
  blush: '[--paper:var(--color-note-blush)]',
  lilac: '[--paper:var(--color-note-lilac)]',
  kraft: '[--paper:var(--color-note-kraft)]',
};

// Classes, because the page's policy refuses inline styles in markup that comes with it.
const TILTS = [
  '[--tilt:-1.1deg]',
  '[--tilt:0.8deg]',
  '[--tilt:-0.5deg]',
  '[--tilt:1.2deg]',
  '[--tilt:0.3deg]',
  '[--tilt:-0.8deg]',
];

/**
 * A paper note pinned to the board. Give one link inside it the class `whole-card` and it opens wherever the note is
 * pressed; other links in it need `above-card`.
 */
export function Note({ tint, identity, className = '', children, ...rest }: NoteProps) {
  const tilt = TILTS[stableChoice(identity, TILTS.length)];
  return (
    <article
      {...rest}
      className={`paper-note flex min-w-0 flex-col px-5 pt-7 pb-5 ${PAPERS[tint]} ${tilt} ${className}`}
    >
      <Pin identity={identity} className="absolute -top-2.5 left-1/2 -ms-3" />
      {children}
    </article>
  );
}
