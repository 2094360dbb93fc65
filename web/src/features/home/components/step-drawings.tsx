import type { ReactNode } from 'react';

function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 120 120"
      className="fill-none stroke-ink stroke-4"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}

/** A person's card. */
export function CardStep() {
  return (
    <Drawing>
      <path
        d="M12 26c32-3 64-3 97 0 2 25 2 49 0 73-33 3-65 3-97 0-2-24-2-48 0-73Z"
        className="fill-note-mint"
      />
      <path d="M22 84c1-16 9-23 20-23s19 7 20 23Z" className="fill-green" />
      <circle cx="42" cy="50" r="12" className="fill-marigold" />
      <path d="M74 48h22M74 61h22M74 74h13M48 26c1-12 23-12 24 0" />
    </Drawing>
  );
}

/** A note and its pin. */
export function NoteStep() {
  return (
    <Drawing>
      <g transform="rotate(-5 60 64)">
        <path
          d="M22 28c25-2 51-2 77 0 1 20 1 41 0 61L80 106c-20 1-39 1-58-1-2-25-2-51 0-77Z"
          className="fill-note-butter"
        />
        <path d="M80 106c0-7 0-12 2-16 5-1 11-1 17-1" className="fill-sheet" />
        <path d="M37 54h46M37 68h46M37 82h24" />
      </g>
      <path d="M58 38v-9" />
      <circle cx="57" cy="20" r="11" className="fill-dye-tomato" />
    </Drawing>
  );
}

/** A talk that ends with stars. */
export function ReviewStep() {
  return (
    <Drawing>
      <path
        d="M10 26c32-4 66-4 99 0 3 18 3 36 0 54-16 2-32 3-48 3L38 104l1-21c-10 0-19-1-29-3-3-18-3-36 0-54Z"
        className="fill-note-blush"
      />
      {[26, 50, 74].map((x) => (
        <path
          key={x}
          d={`M${x + 10} 40l4 8 9 1-7 7 2 9-8-4-8 4 2-9-7-7 9-1z`}
          className="fill-marigold stroke-[3]"
        />
      ))}
    </Drawing>
  );
}
