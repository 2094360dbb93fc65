import { createContext, use, useEffect, useState, type ReactNode, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

const Navigation = createContext<{ isArrival: (key: string) => boolean } | null>(null);

/** Remembers which screen had the focus, so that a new one takes it and the first one of a visit does not. */
export function NavigationFocus({ children }: { children: ReactNode }) {
  const [navigation] = useState(() => {
    let current: string | undefined;
    return {
      isArrival: (key: string) => {
        const arrival = current !== undefined && current !== key;
        current = key;
        return arrival;
      },
    };
  });
  return <Navigation value={navigation}>{children}</Navigation>;
}

/** Moves the focus to the heading of a screen that somebody has just navigated to. */
export function useFocusOnArrival(heading: RefObject<HTMLElement | null>): void {
  const navigation = use(Navigation);
  const { key, pathname } = useLocation();
  useEffect(() => {
    if (navigation?.isArrival(`${pathname} ${key}`)) heading.current?.focus({ preventScroll: true });
    // The same screen with another query is no new screen.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [navigation, pathname, heading]);
}
