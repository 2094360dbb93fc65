import type { ReactNode } from 'react';
import { Bulb, Laptop, Palette, Pan, PlantPot, Wrench } from './scene-drawings.tsx';

type PaperProps = { at: string; fill: string; pin: string; children: ReactNode };

/** A note of about 140 by 150, hung by its middle. */
function Paper({ at, fill, pin, children }: PaperProps) {
  return (
    <g transform={at}>
      <path
        d="M-66 4C-22 0 22 0 68 5c2 46 2 92-1 138l-22 10c-36 2-74 2-111-1-3-49-3-98 0-148Z"
        className="fill-black/25"
      />
      <path
        d="M-70-4C-24-8 20-8 66-3c2 46 2 92-1 138l-22 10c-36 2-74 2-111-1-3-49-3-98-2-148Z"
        className={fill}
      />
      <path d="m43 145 22-10-20-7Z" className="fill-black/15" />
      <g className="stroke-ink stroke-4">{children}</g>
      <circle cx="2" cy="4" r="10" className="fill-black/25" />
      <circle cx="0" cy="0" r="10" className={pin} />
      <path d="M-5-3a6 6 0 0 1 4-4" className="stroke-white/80 stroke-2" />
    </g>
  );
}

/** Six notes with the tools of six trades, and the string that ties them together. */
export function HeroScene() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 560 470"
      className="mx-auto h-auto w-full max-w-xl overflow-visible fill-none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <Paper at="translate(98 52) rotate(-5)" fill="fill-note-butter" pin="fill-pin-red">
        <Wrench />
      </Paper>
      <Paper at="translate(278 38) rotate(3)" fill="fill-note-sky" pin="fill-marigold">
        <Laptop />
      </Paper>
      <Paper at="translate(458 66) rotate(-2)" fill="fill-note-blush" pin="fill-pin-blue">
        <Palette />
      </Paper>
      <Paper at="translate(112 262) rotate(4)" fill="fill-note-mint" pin="fill-pin-plum">
        <PlantPot />
      </Paper>
      <Paper at="translate(288 250) rotate(-4)" fill="fill-note-kraft" pin="fill-pin-red">
        <Pan />
      </Paper>
      <Paper at="translate(462 274) rotate(5)" fill="fill-note-lilac" pin="fill-marigold">
        <Bulb />
      </Paper>
      {/* The string goes on to the right, to the next board. */}
      <path
        d="M98 52c-26 22-62 12-60-10s38-26 60 10c50 32 128 24 180-14 52 50 122 60 180 28 150 50 420 20 760-70"
        className="stroke-marigold stroke-[3.5]"
      />
      <path
        d="M112 262c56 40 120 34 176-12 56 48 118 58 174 24M112 262c-30 18-64 4-58-22s38-22 58 22"
        className="stroke-marigold stroke-[3.5]"
      />
    </svg>
  );
}
