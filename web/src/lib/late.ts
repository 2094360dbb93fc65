import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { firstRead } from './first-read.ts';

/**
 * Without a network it waits for one, and then tries again: what a screen can do without must not take it down. A failure
 * with one is tried once more.
 */
async function loadPatiently<T>(load: () => Promise<T>, again = true): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!navigator.onLine) {
      await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
      return loadPatiently(load, again);
    }
    if (!again) throw error;
    return loadPatiently(load, false);
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
