import { useSyncExternalStore } from 'react';
import { Icon } from './icon.tsx';

function subscribe(changed: () => void) {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** Whether the device says that it has a network. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

/** Says that there is no network, for as long as there is none; the region itself is always there to be heard. */
export function OfflineBanner() {
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <p className="flex items-center justify-center gap-2 bg-marigold px-4 py-2 text-center text-sm font-semibold text-on-marigold">
          <Icon name="offline" />
          You are offline. What you see may be old; what you write is kept.
        </p>
      )}
    </div>
  );
}
