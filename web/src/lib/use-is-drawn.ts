import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/** Whether this is drawn for a page: for whoever opens it, and without scripts until the app is there. */
export function useIsDrawn(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );
}
