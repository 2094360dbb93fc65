import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { sessionStore } from '../../../lib/session.ts';
import { keepPlace, leaveReading, nextReading, startReading, type Reading } from '../room/reading.ts';
import { liveRoom } from '../room/room.ts';

const store = createStore<Reading>(startReading);

/** How far somebody has read, as far as `useReader` knows. */
export function useReading(): Reading {
  return useStore(store);
}

/** Follows what is read: everything that is in the room while `atNewest` and the page is looked at. */
export function useReader(atNewest: boolean): void {
  /** Until the room is live, what it shows may have come while nobody was here. */
  const caughtUp = useRef(false);

  useEffect(() => {
    const follow = () => {
      const session = sessionStore.getState();
      const ownId = session.status === 'signedIn' ? session.account.uid : null;
      const { messages, live } = liveRoom.store.getState();
      const isLooking = atNewest && document.visibilityState === 'visible';
      const read = (attending: boolean) =>
        change(nextReading(store.getState(), messages, { ownId, attending }));
      if (!caughtUp.current) read(false);
      caughtUp.current ||= live;
      if (caughtUp.current) read(isLooking);
    };
    follow();
    const stop = liveRoom.store.subscribe(follow);
    document.addEventListener('visibilitychange', follow);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', follow);
    };
  }, [atNewest]);

  useEffect(
    () => () => {
      caughtUp.current = false;
      change(leaveReading(store.getState()));
    },
    [],
  );
}

function change(reading: Reading): void {
  if (reading === store.getState()) return;
  store.setState(reading);
  keepPlace(reading);
}

/** The unread messages while nobody looks at the page, 0 while somebody does: for its title. */
export function useUnreadWhileHidden(): number {
  const { unread } = useReading();
  return useHidden() ? unread : 0;
}

function useHidden(): boolean {
  return useSyncExternalStore(
    (changed) => {
      document.addEventListener('visibilitychange', changed);
      return () => document.removeEventListener('visibilitychange', changed);
    },
    () => document.visibilityState === 'hidden',
    () => false,
  );
}
