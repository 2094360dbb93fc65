/** Two notes talking to each other. */
export function SpeechNotes() {
  return (
    <svg aria-hidden="true" viewBox="0 0 200 140" fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path
        d="M16 20c30-5 62-5 92-1 3 18 3 36 0 54-14 2-28 3-43 3L42 94l1-20c-9 0-18-1-27-3-3-17-3-34 0-51Z"
        className="fill-note-butter stroke-ink stroke-4"
      />
      <path
        d="M92 62c30-4 61-4 91 0 3 16 3 32 0 48-7 1-14 2-21 2l2 18-24-16c-16 1-32 0-48-2-3-17-3-33 0-50Z"
        className="fill-note-mint stroke-ink stroke-4"
      />
      <path d="M34 40h54M34 55h36" className="stroke-ink stroke-4" />
      <circle cx="118" cy="87" r="4" className="fill-ink" />
      <circle cx="137" cy="87" r="4" className="fill-ink" />
      <circle cx="156" cy="87" r="4" className="fill-ink" />
    </svg>
  );
}
