import { useEffect } from 'react';
import { preloadScreen } from './routes.tsx';

/** Fetches the code of a screen as soon as somebody points at a link to it, or reaches it by keyboard. */
export function usePreloadOnIntent(): void {
  useEffect(() => {
    const intend = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link?.origin === location.origin && link.pathname !== location.pathname)
        void preloadScreen(link.pathname);
    };
    const signs = ['pointerover', 'focusin', 'touchstart'] as const;
    for (const sign of signs) document.addEventListener(sign, intend, { passive: true });
    return () => {
      for (const sign of signs) document.removeEventListener(sign, intend);
    };
  }, []);
}
