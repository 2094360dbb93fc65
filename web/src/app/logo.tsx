/** A pinned note with a K, and the name where there is room. */
export function Logo() {
  return (
    <span className="flex items-center gap-2.5">
      <svg
        aria-hidden="true"
        viewBox="0 0 40 44"
        className="h-11 w-10 @max-[17rem]:w-[40px] transition-[rotate] duration-300 group-hover:-rotate-6"
      >
        <path d="M4.5 9.5 34 6.5l2.5 28-8 5.5-21.5 1Z" className="fill-marigold" />
        <path d="m36.5 34.5-8 5.5-.8-7Z" className="fill-marigold-deep" />
        <path
          d="m14 16.5 1.3 18M26.5 15.5l-11 10.5 12 7"
          className="fill-none stroke-on-marigold stroke-[4.5]"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <circle cx="19.5" cy="7" r="5.5" className="fill-green" />
        <path
          d="M16.7 5.8a3.2 3.2 0 0 1 2.3-1.9"
          className="fill-none stroke-paper stroke-[1.3]"
          strokeLinecap="round"
        />
      </svg>
      <span
        aria-hidden="true"
        className="hidden pt-0.5 font-display text-[1.75rem] leading-none font-bold tracking-tight @min-[34rem]:block"
      >
        Knack
      </span>
    </span>
  );
}
