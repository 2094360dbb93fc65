import { useLayoutEffect, type RefObject } from 'react';

/**
 * Gives an element the height from its top to the end of what is visible, as `--room-height`: under a phone's keyboard
 * there is nothing to be read, and the field stays above it.
 */
export function useRoomHeight(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const fit = () => {
      const room = element.current;
      // While somebody has zoomed in, the visible part says nothing about a keyboard.
      if (room === null || viewport.scale > 1.01) return;
      const top = room.getBoundingClientRect().top + window.scrollY;
      room.style.setProperty('--room-height', `${Math.floor(viewport.height - top)}px`);
    };
    fit();
    viewport.addEventListener('resize', fit);
    // What stands above the room, such as the word that there is no network, moves its top.
    const above = new ResizeObserver(fit);
    if (element.current?.parentElement) above.observe(document.body);
    return () => {
      viewport.removeEventListener('resize', fit);
      above.disconnect();
    };
  }, [element]);
}
