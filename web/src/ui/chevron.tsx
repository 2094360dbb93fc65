/** The sign of a control that opens a list, at the end of it; the control stands in a `relative` box. */
export function Chevron() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 16 16"
      className="pointer-events-none absolute inset-y-0 end-4 my-auto size-4 fill-none stroke-current stroke-2"
    >
      <path d="m3 6 5 5 5-5" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
