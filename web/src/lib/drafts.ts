import { useState } from 'react';
import { readStoredJson, writeStored } from './storage.ts';

type Draft = Record<string, string | number | boolean>;

const storageKey = (key: string) => `knack.draft.${key}`;

/** What is stored, as far as it still has the shape of the form; an older or edited draft fills what fits. */
export function readDraft<T extends Draft>(key: string, initial: T): T {
  const stored = readStoredJson(storageKey(key));
  if (typeof stored !== 'object' || stored === null) return initial;
  const values = new Map<string, unknown>(Object.entries(stored));
  const fitting = Object.entries(initial).map(([name, value]) => {
    const kept = values.get(name);
    return [name, typeof kept === typeof value ? kept : value];
  });
  return Object.fromEntries(fitting) as T;
}

/** Stores a draft for a form that is not open. */
export function storeDraft(key: string, draft: Draft): void {
  writeStored(storageKey(key), JSON.stringify(draft));
}

/** Removes what is stored of a draft; a form that is open goes on showing it. */
export function forgetDraft(key: string): void {
  writeStored(storageKey(key), null);
}

/**
 * A form's fields that survive a reload: `[draft, change, discard]`. `change` takes the fields that differ; `discard`
 * goes back to `initial` and removes what is stored. Put the username into `key`, so that the next person at the same
 * browser does not find it. A second form with the same key elsewhere on the page does not follow.
 */
export function useDraft<T extends Draft>(
  key: string,
  initial: T,
): [draft: T, change: (fields: Partial<T>) => void, discard: () => void] {
  const [state, setState] = useState(() => ({ key, draft: readDraft(key, initial) }));
  const current = state.key === key ? state : { key, draft: readDraft(key, initial) };
  if (current !== state) setState(current);

  const change = (fields: Partial<T>) => {
    setState((before) => {
      const draft = { ...(before.key === key ? before.draft : current.draft), ...fields };
      storeDraft(key, draft);
      return { key, draft };
    });
  };
  const discard = () => {
    forgetDraft(key);
    setState({ key, draft: initial });
  };
  return [current.draft, change, discard];
}
