const PAINTED = 'first-contentful-paint';

/**
 * Calls back, once, when something of the page has been painted; or at once where nothing will be, because nobody looks
 * at it: in a tab that was opened in the background, say.
 */
export function oncePainted(goOn: () => void): void {
  const settle = () => {
    if (settled) return;
    settled = true;
    observer?.disconnect();
    document.removeEventListener('visibilitychange', whenHidden);
    goOn();
  };
  const whenHidden = () => {
    if (document.visibilityState === 'hidden') settle();
  };
  let settled = false;
  let observer: PerformanceObserver | undefined;

  if (PerformanceObserver.supportedEntryTypes.includes('paint')) {
    observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName(PAINTED).length > 0) settle();
    });
    observer.observe({ type: 'paint', buffered: true });
    document.addEventListener('visibilitychange', whenHidden);
    whenHidden();
  } else if (document.readyState === 'complete') settle();
  else window.addEventListener('load', settle);
}
