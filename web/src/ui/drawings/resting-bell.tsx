/** A bell that nobody rings. */
export function RestingBell() {
  return (
    <svg aria-hidden="true" viewBox="0 0 200 140" fill="none" strokeLinecap="round" strokeLinejoin="round">
      <g transform="rotate(-7 100 70)">
        <path d="M92 20c0-10 16-10 16 0" className="stroke-ink stroke-4" />
        <path
          d="M58 100c9-10 10-22 11-37 2-25 14-38 31-38s29 13 31 38c1 15 2 27 11 37-28 4-56 4-84 0Z"
          className="fill-marigold stroke-ink stroke-4"
        />
        <path d="M89 104c1 15 21 15 22 0" className="fill-sheet stroke-ink stroke-4" />
        <path d="M82 60c1-11 5-17 11-20" className="stroke-sheet stroke-4" />
      </g>
      <path d="M152 44h16l-16 18h16M172 20h11l-11 13h11" className="stroke-ink/60 stroke-4" />
    </svg>
  );
}
