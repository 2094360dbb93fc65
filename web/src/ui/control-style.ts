/** The look of everything that takes text: a slip of paper with a written line. */
export const CONTROL =
  'w-full min-h-12 rounded-cut border-2 border-edge bg-sheet px-3.5 py-2.5 text-base text-ink ' +
  'placeholder:text-ink-soft placeholder:opacity-100 hover:border-ink-soft focus:border-green ' +
  'focus-visible:outline-offset-1 aria-invalid:border-tomato disabled:bg-shade disabled:text-ink-soft';
