/** A card with stars to be coloured in. */
export function BlankCard() {
  return (
    <svg aria-hidden="true" viewBox="0 0 200 140" fill="none" strokeLinecap="round" strokeLinejoin="round">
      <g transform="rotate(-4 100 70)">
        <path
          d="M24 30c50-4 100-4 151 0 3 29 3 58 0 87-51 3-102 3-151 0-3-29-3-58 0-87Z"
          className="fill-sheet stroke-ink stroke-4"
        />
        {[44, 74, 104, 134].map((x, index) => (
          <path
            key={x}
            d={`M${x + 10} 50l4 9 9 1-7 7 2 10-8-5-9 5 2-10-7-7 10-1z`}
            className={`stroke-ink stroke-3 ${index < 2 ? 'fill-marigold' : 'fill-shade'}`}
          />
        ))}
        <path d="M42 94h76M42 105h48" className="stroke-ink/35 stroke-4" />
      </g>
      <path
        d="M82 14c12-3 24-3 36 0l-2 20c-11-2-22-2-33 0z"
        className="fill-marigold/80 stroke-ink stroke-3"
      />
    </svg>
  );
}
