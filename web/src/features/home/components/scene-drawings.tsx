// What hangs on the notes of the landing page's scene, each in the middle of a note whose pin is at 0, 0.

/** A plumber's. */
export function Wrench() {
  return (
    <>
      <path
        d="M38 34c7 14 3 28-8 35-8 5-17 5-25 1l-29 45c-5 8-15 9-22 4s-9-14-4-22l30-44c-6-9-6-20 1-28 8-9 20-11 31-6L-1 39l6 14 15 1Z"
        className="fill-dye-sea"
      />
      <circle cx="-35" cy="106" r="4" className="fill-note-butter" />
      <path d="M35 92c8 10 12 17 12 23a12 12 0 0 1-24 0c0-6 4-13 12-23Z" className="fill-note-sky" />
    </>
  );
}

/** A software engineer's. */
export function Laptop() {
  return (
    <>
      <path d="M-40 30c27-3 54-3 81 0 2 21 2 42 0 62-27 2-54 2-81 0-2-20-2-41 0-62Z" className="fill-board" />
      <path d="M-54 96c36 3 72 3 109 0l3 13c-38 4-77 4-115 0Z" className="fill-sheet" />
      <path d="m-20 50-10 10 10 11M21 50l10 10-10 11M6 46l-11 30" className="stroke-board-ink" />
    </>
  );
}

/** A designer's. */
export function Palette() {
  return (
    <>
      <path
        d="M-4 30c32-2 52 16 52 40 0 18-14 24-28 22-11-1-15 6-12 14 4 10-2 17-12 17-28 0-48-20-48-46 0-27 20-45 48-47Z"
        className="fill-sheet"
      />
      <circle cx="-26" cy="68" r="7" className="fill-dye-tomato" />
      <circle cx="-6" cy="50" r="7" className="fill-marigold" />
      <circle cx="19" cy="56" r="7" className="fill-dye-moss" />
      <path d="m58 42-40 66-14 18 3-23 39-67c6-4 12 0 12 6Z" className="fill-marigold" />
    </>
  );
}

/** A gardener's. */
export function PlantPot() {
  return (
    <>
      <path
        d="M0 88c1-18 0-34-2-50M-2 66c-20 2-32-8-35-25 18-2 31 6 35 25ZM0 54c3-17 15-26 34-25 0 17-12 27-34 25Z"
        className="fill-dye-moss"
      />
      <path d="M-34 84c23-3 46-3 69 0l-3 14h-63Z" className="fill-dye-rust" />
      <path d="M-29 98h58l-6 30c-15 2-31 2-46 0Z" className="fill-dye-tomato" />
    </>
  );
}

/** A cook's. */
export function Pan() {
  return (
    <>
      <path d="M20 66 54 40c6-4 12 4 7 9L31 78" className="fill-dye-rust" />
      <path d="M-10 50c26-1 44 12 44 32s-18 34-44 34-44-14-44-34 18-32 44-32Z" className="fill-dye-ink" />
      <path d="M-12 62c16-2 26 4 28 14s6 14-2 20-18 2-28 6-24-4-22-16 8-22 24-24Z" className="fill-sheet" />
      <circle cx="-8" cy="84" r="9" className="fill-marigold" />
    </>
  );
}

/** An idea. */
export function Bulb() {
  return (
    <>
      <path
        d="M0 28c23 0 38 16 38 36 0 14-8 22-14 30-3 4-4 8-4 12h-40c0-4-1-8-4-12-6-8-14-16-14-30 0-20 15-36 38-36Z"
        className="fill-marigold"
      />
      <path d="M-18 108h36l-3 16h-30Z" className="fill-sheet" />
      <path d="M-10 104c0-16-5-24-9-30 6-3 10 2 10 6 3-6 8-6 10 0 1-5 6-9 12-6-5 7-9 14-9 30" />
      <path d="M-54 34l7 7M54 34l-7 7M-60 66h8M60 66h-8" />
    </>
  );
}
