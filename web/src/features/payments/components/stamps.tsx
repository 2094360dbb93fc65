const RING =
  'M70 12c8 0 12 7 19 10s15 2 20 8 4 14 8 21 11 12 11 20-7 13-10 20-2 15-8 20-14 4-21 8-12 11-20 11-12-8-19-11-15-1-20-7-4-14-8-21S11 79 11 71s7-13 10-20 1-15 7-20 14-4 21-8S61 12 70 12Z';

/** A stamp that says yes. */
export function PaidStamp() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 140 140"
      className="-rotate-6 fill-none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={RING} className="fill-green-wash stroke-green stroke-5" />
      <path d="m44 73 18 19 36-42" className="stroke-green stroke-12" />
    </svg>
  );
}

/** A stamp that says no. */
export function RefusedStamp() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 140 140"
      className="rotate-6 fill-none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={RING} className="fill-tomato-wash stroke-tomato stroke-5" />
      <path d="m50 50 40 42M91 49 49 91" className="stroke-tomato stroke-12" />
    </svg>
  );
}
