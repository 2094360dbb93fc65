/** When nothing has been read by then, whatever waits for it goes on, in milliseconds. */
const PATIENCE = 3_000;

const waiting = new Set<() => void>();

/** Settles when the next answer of the API is on screen, or when there was none for a while. Never rejects. */
export function firstRead(): Promise<void> {
  return new Promise((resolve) => {
    waiting.add(resolve);
    setTimeout(resolve, PATIENCE);
  });
}

/** What the HTTP client calls with each answer; the screen gets the time to paint it. */
export function noteRead(): void {
  if (waiting.size === 0) return;
  const goOn = () => {
    for (const resolve of waiting) resolve();
    waiting.clear();
  };
  // Not every browser says when it is idle.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(goOn, { timeout: 500 });
  else setTimeout(goOn, 100);
}
