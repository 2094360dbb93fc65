/** How long a screen may take to grow to its height: as long as an answer may be waited for. */
const PATIENCE_MS = 15_000;

/** What somebody does who wants to scroll themselves. */
const TAKING_OVER = ['wheel', 'touchstart', 'keydown', 'mousedown'];

/**
 * Scrolls to `top` as soon as the page is high enough for it, until somebody scrolls themselves or patience ends;
 * then calls `done`. Returns how to stop.
 */
export function scrollWhenPossible(top: number, done: () => void): () => void {
  const stop = () => {
    growth.disconnect();
    clearTimeout(timer);
    for (const event of TAKING_OVER) window.removeEventListener(event, stop);
    done();
  };
  const tryIt = () => {
    window.scrollTo(0, top);
    if (document.documentElement.scrollHeight - window.innerHeight >= top) stop();
  };
  const growth = new ResizeObserver(tryIt);
  const timer = setTimeout(stop, PATIENCE_MS);
  for (const event of TAKING_OVER) window.addEventListener(event, stop, { passive: true });
  growth.observe(document.documentElement);
  tryIt();
  return stop;
}
