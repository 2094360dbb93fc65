/** A poster of a cat that nobody can find. */
export function LostPoster() {
  return (
    <svg aria-hidden="true" viewBox="0 0 200 240" fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path
        d="M22 16c52-4 104-4 156 1 4 69 4 138-1 207l-14-4-13 5-13-5-14 5-13-5-13 5-14-5-13 5-13-5-14 5-13-5-12 4c-6-70-6-139-6-208Z"
        className="fill-note-butter stroke-ink stroke-4"
      />
      <path
        d="M44 60c38-3 75-3 113 0 2 28 2 57 0 85-38 2-75 2-113 0-2-28-2-57 0-85Z"
        className="fill-note-sky stroke-ink stroke-3"
      />
      <path
        d="M64 145c-4-24 2-38 12-44l-3-22 15 12c8-2 16-2 24 0l15-12-3 22c11 6 16 20 13 44"
        className="fill-ink stroke-ink stroke-3"
      />
      <ellipse cx="88" cy="109" rx="6" ry="7" className="fill-marigold" />
      <ellipse cx="113" cy="109" rx="6" ry="7" className="fill-marigold" />
      <path d="M88 105v8M113 105v8" className="stroke-ink stroke-3" />
      <path
        d="M97 120h7l-3 4zM101 124c-1 5-6 6-9 3M101 124c1 5 6 6 9 3"
        className="fill-note-blush stroke-note-blush stroke-2"
      />
      <path d="M70 118l-16-3M70 124l-15 4M131 118l16-3M131 124l15 4" className="stroke-ink stroke-2" />
      <text
        x="100"
        y="50"
        textAnchor="middle"
        className="fill-ink font-display text-[30px] font-bold tracking-[0.12em]"
      >
        LOST
      </text>
      <path d="M52 162h97M62 176h77" className="stroke-ink stroke-4" />
      <path
        d="M42 196v22M68 196v24M95 196v24M122 196v24M149 196v22"
        className="stroke-ink/45 stroke-2"
        strokeDasharray="4 5"
      />
      <circle cx="100" cy="15" r="9" className="fill-dye-tomato stroke-ink stroke-3" />
    </svg>
  );
}
