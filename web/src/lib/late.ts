import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { firstRead } from './first-read.ts';

/** Before each attempt after the first; a network that is just back lets some things fail. */
const WAITS_MS = [0, 1_000, 3_000];

/**
 * Without a network it waits for one, and with one a little longer each time: what a screen can do without must not take
 * it down. Rejects when the last attempt fails.
 */
async function loadPatiently<T>(load: () => Promise<T>, waits = WAITS_MS): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!navigator.onLine) {
      await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
      return loadPatiently(load, waits);
    }
    const [wait, ...left] = waits;
    if (wait === undefined) throw error;
    await new Promise((resolve) => setTimeout(resolve, wait));
    return loadPatiently(load, left);
  }
}

/**
 * A component that nobody needs before the screen is shown, such as a form behind a button. Its code is fetched once
 * the first answer is on screen, so that it is there when it is asked for, with or without a network then.
 */
export function late<P extends object>(
  load: () => Promise<ComponentType<P>>,
): LazyExoticComponent<ComponentType<P>> {
  // A failure shows when the component is wanted.
  if (import.meta.env.PROD)
    void firstRead()
      .then(load)
      .catch(() => undefined);
  return lazy(async () => ({ default: await loadPatiently(load) }));
}
