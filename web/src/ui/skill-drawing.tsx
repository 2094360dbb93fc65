import type { Skill } from '@knack/contract/skills';
import type { ReactNode } from 'react';

// The tool of each trade, in a box of 32, with one pen and two of the house colours.
const TOOLS: Record<Skill, ReactNode> = {
  'Website Developer': (
    <>
      <path
        d="M4 6.5c8-1 16-1 24 0 .7 5.7.7 11.3 0 17-8 1-16 1-24 0-.7-5.7-.7-11.3 0-17Z"
        className="fill-note-sky"
      />
      <path d="M4 11.5h24.3M12.5 15.5l-3.4 3 3.4 3M19.5 15.5l3.4 3-3.4 3" />
      <path d="M7.5 9h.1M10.5 9h.1" />
    </>
  ),
  'Graphic Designer': (
    <>
      <path
        d="M16 4.2c6.9 0 12 4.3 12 10 0 4.5-3.2 6.3-6.8 6-2.7-.3-3.7 1.3-2.8 3.3.9 2.2 0 4.3-2.4 4.3-6.9 0-12-5.4-12-11.9S9.3 4.2 16 4.2Z"
        className="fill-note-butter"
      />
      <circle cx="10" cy="13" r="1.9" className="fill-dye-tomato" />
      <circle cx="16" cy="9.5" r="1.9" className="fill-marigold" />
      <circle cx="22" cy="13" r="1.9" className="fill-green" />
    </>
  ),
  'Math Teacher': (
    <>
      <path d="M5 26.5 5.5 5l21.5 21Z" className="fill-marigold" />
      <path d="M10.5 21.5v-6l6 5.9ZM5.3 10.5h2.2M5.2 15.5h2.2M5.1 20.5h2.2" className="fill-sheet" />
    </>
  ),
  'Fashion Designer': (
    <>
      <path d="m8 4.5 13 16.3M24 4.5 11 20.8" />
      <circle cx="8.3" cy="24" r="4" className="fill-note-blush" />
      <circle cx="23.7" cy="24" r="4" className="fill-note-blush" />
      <path d="M16 14.5h.1" />
    </>
  ),
  'Tour Guide': (
    <>
      <path d="M4.5 8.5 12 5.5l8.5 3 7-2.8v18L20 26.5l-8-3-7.5 2.8Z" className="fill-note-mint" />
      <path d="M12 5.7v17.8M20.3 8.6v17.8" />
      <path
        d="M16.2 19c-2.7-3.2-3.7-5-3.7-6.8a3.7 3.7 0 0 1 7.4 0c0 1.8-1 3.6-3.7 6.8Z"
        className="fill-dye-tomato"
      />
    </>
  ),
  Plumber: (
    <>
      <path
        d="M27 9.2c.7 3-.2 5.3-2.2 6.7-1.7 1.2-3.7 1.3-5.5.6L10.8 26.3c-1.3 1.4-3.2 1.5-4.5.3s-1.3-3.2.1-4.5l9-9.3c-.9-2.8-.3-5.2 1.5-6.8 1.7-1.5 3.8-1.9 6-1.3l-3.6 4 .5 3.2 3.3.5Z"
        className="fill-note-lilac"
      />
      <path d="M8.5 24.3h.1" />
    </>
  ),
  'Personal Chef': (
    <>
      <path
        d="M9.5 18.5C5.7 17.8 3.9 15.5 4.2 12.7c.3-2.9 2.9-4.6 5.8-4 .9-2.7 3.1-4.2 6-4.2s5.1 1.5 6 4.2c2.9-.6 5.5 1.1 5.8 4 .3 2.8-1.5 5.1-5.3 5.8Z"
        className="fill-sheet"
      />
      <path d="M9.3 18.5h13.4l-.6 8.5c-4 .6-8.2.6-12.2 0Z" className="fill-note-kraft" />
      <path d="M13.5 18v-3.5M18.5 18v-3.5" />
    </>
  ),
};

/** The tool that stands for a skill; decoration beside its name. */
export function SkillDrawing({ skill, className = 'size-7' }: { skill: Skill; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 32 32"
      className={`shrink-0 fill-none stroke-ink stroke-2 ${className}`}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {TOOLS[skill]}
    </svg>
  );
}
