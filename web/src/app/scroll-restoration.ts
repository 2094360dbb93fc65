import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType, type Location } from 'react-router-dom';
import { scrollWhenPossible } from './scroll-when-possible.ts';

/** Where the position on a screen is kept. What a browser opens first has the same key in every page, so its address tells. */
function storageKey({ key, pathname, search }: Location): string {
  return `knack.scroll.${key === 'default' ? pathname + search : key}`;
}

/** Whether this page was asked for anew: typed, a bookmark, a link from elsewhere; not reloaded or gone back to. */
function isNewVisit(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type !== 'reload' && visit?.type !== 'back_forward';
}

/**
 * A new screen begins at its top, or at the element that the address names; going back and forward, and a reload,
 * return to where it was left, as soon as what was there has been loaded again.
 */
export function useScrollRestoration(): void {
  const location = useLocation();
  const opened = useRef(location);
  const { hash, pathname } = location;
  const place = storageKey(location);
  const type = useNavigationType();
  const returning = useRef(false);

  useEffect(() => {
    history.scrollRestoration = 'manual';
  }, []);

  // In the layout phase, so that the jump to the top of the next screen is not taken for a position on this one.
  useLayoutEffect(() => {
    const remember = () => {
      if (!returning.current) writePosition(place);
    };
    window.addEventListener('scrollend', remember);
    window.addEventListener('pagehide', remember);
    // Safari has no scrollend everywhere; a link is followed after the press.
    window.addEventListener('click', remember, { capture: true });
    return () => {
      window.removeEventListener('scrollend', remember);
      window.removeEventListener('pagehide', remember);
      window.removeEventListener('click', remember, { capture: true });
    };
  }, [place]);

  useLayoutEffect(() => {
    const isNew = type !== NavigationType.Pop || (location === opened.current && isNewVisit());
    const left = isNew ? 0 : readPosition(place);
    if (left > 0) {
      returning.current = true;
      return scrollWhenPossible(left, () => {
        returning.current = false;
      });
    }
    const target = hash === '' ? null : document.getElementById(hash.slice(1));
    if (target) target.scrollIntoView();
    else window.scrollTo(0, 0);
    return undefined;
    // A change of the query alone keeps its place.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [pathname, hash]);
}

function writePosition(place: string): void {
  try {
    sessionStorage.setItem(place, String(Math.round(window.scrollY)));
  } catch {
    // Without storage a screen begins at its top.
  }
}

function readPosition(place: string): number {
  try {
    return Number(sessionStorage.getItem(place) ?? 0);
  } catch {
    return 0;
  }
}
