import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

const store = createStore<{ dialogs: readonly HTMLElement[] }>(() => ({ dialogs: [] }));

/** Notes that a modal dialog has opened; returns how to note that it has closed. */
export function enterDialog(dialog: HTMLElement): () => void {
  store.setState(({ dialogs }) => ({ dialogs: [...dialogs, dialog] }));
  return () => store.setState(({ dialogs }) => ({ dialogs: dialogs.filter((each) => each !== dialog) }));
}

/** The modal dialog in front of everything, null while there is none. What is not in it can neither be pressed nor heard. */
export function useFrontDialog(): HTMLElement | null {
  return useStore(store, ({ dialogs }) => dialogs.at(-1) ?? null);
}
