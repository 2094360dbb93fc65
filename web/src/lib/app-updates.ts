/** How often a page that stays open looks for a new version when somebody comes back to it. */
const BETWEEN_LOOKS_MS = 30 * 60_000;

/**
 * Lets the app start without a network, and tells `onReady` once a new version is here and waits; `takeOver` of it
 * reloads the page in that version. Where the browser has no workers, or somebody saves data, nothing happens.
 */
export async function followUpdates(onReady: (takeOver: () => void) => void): Promise<void> {
  if (!('serviceWorker' in navigator) || savesData()) return;
  const workers = navigator.serviceWorker;
  let registration: ServiceWorkerRegistration | undefined;
  try {
    registration = await workers.register('/sw.js', { updateViaCache: 'none' });
  } catch {
    // Blocked by the browser or its settings: the app works as before, with a network.
  }
  if (!registration) return;
  const followed = registration;
  const announce = (): void => {
    const { waiting } = followed;
    // Without a controller this is the first version here, and nothing is new about it.
    if (waiting && workers.controller) onReady(() => takeOver(waiting));
  };
  announce();
  followed.addEventListener('updatefound', () => {
    followed.installing?.addEventListener('statechange', announce);
  });
  lookAgainOnReturn(followed);
}

function takeOver(waiting: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {
    once: true,
  });
  waiting.postMessage('activate');
}

function lookAgainOnReturn(registration: ServiceWorkerRegistration): void {
  let lookedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < BETWEEN_LOOKS_MS) return;
    lookedAt = Date.now();
    // Without a network there is nothing new to be had.
    registration.update().catch(() => undefined);
  });
}

function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
  );
}
