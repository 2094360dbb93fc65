import { useEffect, useRef, type RefObject } from 'react';

/**
 * Has an element of a long list drawn only while it is near what can be seen. Not before it has been drawn once: then
 * the browser knows its height (`contain-intrinsic-size: auto`), and nothing jumps when it comes into sight.
 */
export function useDrawnInSight(): RefObject<HTMLLIElement | null> {
  const element = useRef<HTMLLIElement>(null);
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        element.current?.style.setProperty('content-visibility', 'auto');
      });
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return element;
}
