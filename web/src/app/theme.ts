import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { readStored, STORAGE_KEYS, writeStored } from '../lib/storage.ts';
import type { Theme } from '../ui/theme-switch.tsx';

function storedTheme(): Theme {
  const stored = readStored(STORAGE_KEYS.theme);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

// It begins as the start page is built, which knows nobody's choice.
const store = createStore<{ theme: Theme }>(() => ({ theme: 'system' }));
store.setState({ theme: storedTheme() });

/** The scheme that was chosen on this device. */
export function useTheme(): Theme {
  return useStore(store, ({ theme }) => theme);
}

/** Chooses a scheme, now and for the next visit. */
export function chooseTheme(theme: Theme): void {
  store.setState({ theme });
  writeStored(STORAGE_KEYS.theme, theme === 'system' ? null : theme);
  applyTheme();
}

/** Puts the chosen scheme on the page, and on the browser's own bars where they take the colour of the page. */
export function applyTheme(): void {
  const { theme } = store.getState();
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const scheme = bar.dataset['scheme'];
    if (theme === 'system') bar.media = `(prefers-color-scheme: ${scheme})`;
    else bar.media = scheme === theme ? 'all' : 'not all';
  }
}
