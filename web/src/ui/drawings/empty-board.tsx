/** A board with one empty note, waiting for a pen. */
export function EmptyBoard() {
  return (
    <svg aria-hidden="true" viewBox="0 0 200 140" fill="none" strokeLinecap="round" strokeLinejoin="round">
      <rect x="14" y="10" width="172" height="114" rx="8" className="fill-frame stroke-ink stroke-4" />
      <rect x="26" y="22" width="148" height="90" rx="3" className="fill-board stroke-ink stroke-3" />
      <g transform="rotate(-5 84 68)">
        <path d="M56 40h58l1 54-18 5-42-1z" className="fill-note-butter stroke-ink stroke-3" />
        <path d="M97 99l2-12 16 7" className="fill-sheet stroke-ink stroke-3" />
        <path d="M66 58h34M66 68h20" className="stroke-ink/30 stroke-3" strokeDasharray="1 8" />
        <circle cx="85" cy="40" r="6" className="fill-dye-tomato stroke-ink stroke-3" />
      </g>
      <g transform="rotate(28 150 84)">
        <path d="M143 44h13v54l-6 14-7-14z" className="fill-marigold stroke-ink stroke-3" />
        <path d="M143 98h13M143 54h13" className="stroke-ink stroke-3" />
      </g>
    </svg>
  );
}
