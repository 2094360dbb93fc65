import { DRAWN_ARTICLE } from '@knack/contract/paths';
import { firstQuestion } from '../config/first-question.ts';
import type {} from '../lib/head-start.ts';

// Runs before the app is there, and before its address is known to the app: fetches the code of the screen that is
// being opened beside the app's, and asks the API for what that screen will show. The build puts in which files a screen
// is made of, by a pattern of its address, and where the API is.
declare const SCREENS: readonly (readonly [pattern: string, files: readonly string[]])[];
declare const API: string;

function wasSignedIn(): boolean {
  try {
    return localStorage.getItem('knack.signed-in') !== null;
  } catch {
    return false;
  }
}

for (const [pattern, files] of SCREENS) {
  if (!new RegExp(pattern).test(location.pathname)) continue;
  for (const file of files) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = `/${file}`;
    document.head.append(link);
  }
}

const path = firstQuestion(location, wasSignedIn());
// A page that came with its article has the answer in it.
if (path !== null && document.getElementById(DRAWN_ARTICLE) === null) {
  const stop = new AbortController();
  // As lib/exchange.ts asks, which takes it over.
  const response = fetch(API + path, {
    headers: { Accept: 'application/json' },
    credentials: 'omit',
    signal: stop.signal,
  });
  // Whoever takes it over learns why; where nobody does, nobody minds.
  response.catch(() => undefined);
  window.knackFirstAnswer = { path, response, stop };
}
