const PAINTED = 'first-contentful-paint';

/**
 * Calls back, once, when something of the page has been painted, or where nothing will be, because nobody looks at it: in a
 * tab that was opened in the background, say. Not before all of the page has come.
 */
export function oncePainted(goOn: () => void): void {
  const settle = () => {
    if (settled) return;
    settled = true;
    observer?.disconnect();
    document.removeEventListener('visibilitychange', whenHidden);
    if (document.readyState === 'loading')
      document.addEventListener('DOMContentLoaded', goOn, { once: true });
    else goOn();
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
