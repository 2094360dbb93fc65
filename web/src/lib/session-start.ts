import { follow, sessionStore, wasSignedIn } from './session.ts';
import { onStoredElsewhere, STORAGE_KEYS } from './storage.ts';

type Watch = typeof import('./session-watch.ts');

/** Passes the code that checks who is here on; where it cannot be fetched, the check has failed. */
async function watching(act: (watch: Watch) => unknown): Promise<void> {
  try {
    await act(await import('./session-watch.ts'));
  } catch {
    if (sessionStore.getState().status === 'loading') sessionStore.setState({ status: 'failed' }, true);
  }
}

/** Checks again what could not be checked: who is here, or which profile is theirs. */
export function retrySession(): void {
  const session = sessionStore.getState();
  if (session.status === 'failed' || (session.status === 'signedIn' && session.profileFailed))
    void watching((watch) => watch.retrySession());
}

/**
 * Checks who is here if somebody was before, and keeps in step with the other tabs. Call it once, when the app starts;
 * the sign-in code is fetched `after` what is more urgent. Returns how to stop.
 */
export function startSession(after?: Promise<unknown>): () => void {
  const check = () => watching((watch) => watch.followAuth());
  if (wasSignedIn()) void (after === undefined ? check() : after.then(check));
  const stops = [
    // Once loaded, the provider's library sees what other tabs do; until then the hint tells.
    onStoredElsewhere(STORAGE_KEYS.signedIn, (hint) => {
      if (follow.started) return;
      sessionStore.setState({ status: hint === null ? 'signedOut' : 'loading' }, true);
      if (hint !== null) void check();
    }),
    onStoredElsewhere(STORAGE_KEYS.username, () => {
      const session = sessionStore.getState();
      if (session.status === 'signedIn' && session.username === null)
        void watching((watch) => watch.rereadUsername());
    }),
  ];
  window.addEventListener('online', retrySession);
  return () => {
    window.removeEventListener('online', retrySession);
    for (const stop of stops) stop();
  };
}
