import { useEffect, useRef, type RefObject } from 'react';

let leaving: IntersectionObserver | undefined;

/** Called for each element when it is first drawn, and again when it comes and goes. */
function leave(entries: IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    if (isIntersecting || !(target instanceof HTMLElement)) continue;
    target.style.setProperty('content-visibility', 'auto');
    leaving?.unobserve(target);
  }
}

/**
 * Has an element of a long list drawn only while it is near what can be seen. Not before it has been drawn once: then
 * the browser knows its height (`contain-intrinsic-size: auto`), and nothing jumps when it comes into sight. Nor while
 * it is in sight: there the change itself would be a jump.
 */
export function useDrawnInSight(): RefObject<HTMLLIElement | null> {
  const element = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const drawn = element.current;
    if (drawn === null) return;
    const observer = (leaving ??= new IntersectionObserver(leave));
    observer.observe(drawn);
    return () => observer.unobserve(drawn);
  }, []);
  return element;
}
