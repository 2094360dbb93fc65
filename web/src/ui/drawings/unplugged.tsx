/** A plug that has come out of its socket. */
export function Unplugged() {
  return (
    <svg aria-hidden="true" viewBox="0 0 200 140" fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d="M8 112c24 14 42 2 46-16 4-19 16-24 34-24" className="stroke-ink stroke-6" />
      <path
        d="M84 50c10-2 20-2 28 0 5 14 5 30 0 44-9 2-19 2-28 0-4-14-4-30 0-44Z"
        className="fill-marigold stroke-ink stroke-4"
      />
      <path d="M114 62h15M114 82h15" className="stroke-ink stroke-5" />
      <path
        d="M158 42c9-2 19-2 27 1 4 19 4 39 0 58-9 2-18 2-27 0-4-20-4-40 0-59Z"
        className="fill-green-wash stroke-ink stroke-4"
      />
      <circle cx="170" cy="62" r="3.5" className="fill-ink" />
      <circle cx="170" cy="82" r="3.5" className="fill-ink" />
      <path d="M140 34l5-13M128 36l-5-12M139 112l5 12M127 110l-5 12" className="stroke-tomato stroke-4" />
    </svg>
  );
}
