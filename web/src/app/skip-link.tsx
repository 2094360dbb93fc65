/** For those who come by keyboard: past the top bar, to the heading of the screen. */
export function SkipLink() {
  return (
    <a
      href="#main"
      onClick={(event) => {
        const heading = document.querySelector<HTMLElement>('#main h1');
        if (heading === null) return;
        event.preventDefault();
        heading.focus();
      }}
      className="print:hidden fixed start-3 top-3 z-50 -translate-y-24 rounded-cut bg-marigold px-4 py-3 font-semibold text-on-marigold focus:translate-y-0 focus:shadow-lifted"
    >
      Skip to the content
    </a>
  );
}
