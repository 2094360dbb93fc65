import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { scrollWhenPossible } from './scroll-when-possible.ts';

const storageKey = (key: string) => `knack.scroll.${key}`;

/**
 * A new screen begins at its top, or at the element that the address names; going back and forward, and a reload,
 * return to where it was left, as soon as what was there has been loaded again.
 */
export function useScrollRestoration(): void {
  const { key, hash, pathname } = useLocation();
  const type = useNavigationType();
  const returning = useRef(false);

  useEffect(() => {
    history.scrollRestoration = 'manual';
  }, []);

  // In the layout phase, so that the jump to the top of the next screen is not taken for a position on this one.
  useLayoutEffect(() => {
    const remember = () => {
      if (!returning.current) writePosition(key);
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
  }, [key]);

  useLayoutEffect(() => {
    const left = type === NavigationType.Pop ? readPosition(key) : 0;
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

function writePosition(key: string): void {
  try {
    sessionStorage.setItem(storageKey(key), String(Math.round(window.scrollY)));
  } catch {
    // Without storage a screen begins at its top.
  }
}

function readPosition(key: string): number {
  try {
    return Number(sessionStorage.getItem(storageKey(key)) ?? 0);
  } catch {
    return 0;
  }
}
