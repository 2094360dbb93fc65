/** What lies on the ledge below the board: a roll of tape, a pencil and a box of pins. */
export function LedgeThings() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 250 64"
      className="pointer-events-none absolute end-[max(1rem,calc(50%-35rem))] -bottom-1 h-14 fill-none stroke-ink stroke-3 max-sm:h-10"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M34 12c15-1 27 10 27 25S50 62 35 62 8 51 8 37s11-24 26-25Z" className="fill-note-kraft" />
      <circle cx="34.5" cy="37" r="12" className="fill-board" />
      <path d="M57 48c8 8 16 12 26 13" />
      <path d="M98 54h68v8H98zM86 58l12-4v8z" className="fill-marigold" />
      <path d="M166 54h8c3 0 3 8 0 8h-8z" className="fill-note-blush" />
      <path d="M188 36h52l-3 26h-46z" className="fill-pin-blue" />
      <circle cx="200" cy="33" r="7" className="fill-pin-red" />
      <circle cx="215" cy="29" r="7" className="fill-marigold" />
      <circle cx="229" cy="33" r="7" className="fill-sheet" />
      <path d="M186 36h56" className="stroke-[4]" />
    </svg>
  );
}
