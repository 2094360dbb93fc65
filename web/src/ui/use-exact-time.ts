import { useEffect, useRef, type RefObject } from 'react';

let formatter: Intl.DateTimeFormat | undefined;

/** Browsers that do not say when they are idle are given this long, in milliseconds. */
const SOON = 200;

/**
 * Shows the exact time of a moment, in milliseconds since 1970, where the pointer rests on an element. Nobody waits for
 * it, and a screen has some hundred of them: each comes when the browser has painted and is idle.
 */
export function useExactTime<E extends HTMLElement>(moment: number): RefObject<E | null> {
  const element = useRef<E>(null);
  useEffect(() => {
    const show = () => {
      formatter ??= new Intl.DateTimeFormat('en', { dateStyle: 'full', timeStyle: 'medium' });
      if (element.current !== null) element.current.title = formatter.format(moment);
    };
    if (typeof requestIdleCallback === 'function') {
      const waiting = requestIdleCallback(show);
      return () => cancelIdleCallback(waiting);
    }
    const waiting = setTimeout(show, SOON);
    return () => clearTimeout(waiting);
  }, [moment]);
  return element;
}
