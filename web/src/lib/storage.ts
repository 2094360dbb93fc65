/**
 * The names under which this app keeps something in the browser's local storage for whoever uses it; what is kept for
 * one of several people has a name that ends in theirs.
 */
export const STORAGE_KEYS = {
  /** The username of whoever is signed in (specification, section 3): a guess for painting, never a right. */
  username: 'user',
  /** Present where somebody was signed in, so that sign-in is loaded early there and nowhere else. */
  signedIn: 'knack.signed-in',
  /** The username of who has put the matches on the feed away. */
  matchesPutAway: 'knack.matches-put-away',
  /** The scheme that was chosen; public/theme.js reads it before the first paint. */
  theme: 'knack.theme',
  /** The last message of the room that was read. */
  lastRead: 'knack.read',
  emulatedGoogleAccounts: 'knack.emulated-google-accounts',
} as const;

/**
 * Reads a stored text; null when there is none or the browser keeps none (blocked storage throws on access).
 */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text, or removes it when null. Answers whether it was kept: storage may be blocked or full. */
export function writeStored(key: string, value: string | null): boolean {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Whose it is that something is kept: what of a key comes after its kind, which of a draft is the form. */
const OWNERS = /^knack\.(?:draft\.)?[\w-]+\.(.+)$/;

/** Removes everything that is kept for somebody, whom `names` stand for, and every text that is one of these. */
export function forgetStored(names: readonly string[]): void {
  try {
    for (const [key, text] of Object.entries(localStorage)) {
      const owners = OWNERS.exec(key)?.[1]?.split(/[.:]/) ?? [];
      if (names.some((name) => name === text || owners.includes(name))) localStorage.removeItem(key);
    }
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

/** Reads a stored JSON value; null when there is none or it is not JSON. Anybody can edit it: parse before use. */
export function readStoredJson(key: string): unknown {
  try {
    return JSON.parse(readStored(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Calls back when another tab changes a key, or clears everything; returns how to stop. */
export function onStoredElsewhere(key: string, changed: (value: string | null) => void): () => void {
  const listener = (event: StorageEvent) => {
    if (event.key === key || event.key === null) changed(readStored(key));
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
