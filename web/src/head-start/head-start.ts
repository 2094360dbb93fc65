import { DRAWN_ANSWER } from '@knack/contract/paths';
import { firstQuestion } from '../config/first-question.ts';
import { askHostingAhead } from '../lib/firebase/hosted.ts';
import type {} from '../lib/head-start.ts';
import { oncePainted } from './once-painted.ts';

// Runs before the app is there, and before its address is known to the app: fetches the code of the screen that is
// being opened beside the app's, and asks for what that screen will need first: the API for what it shows, the hosting
// for the project where it talks to firebase. The build puts in which files the app begins with; which files a screen is
// made of, by a pattern of its address, and for those that talk to firebase which more if somebody was signed in; where
// the API is; and whether the project is the hosting's to know.
declare const APP: readonly string[];
declare const SCREENS: readonly (readonly [
  pattern: string,
  files: readonly string[],
  whenSignedIn?: readonly string[],
])[];
declare const API: string;
declare const ASK_HOSTING: boolean;

function wasSignedIn(): boolean {
  try {
    return localStorage.getItem('knack.signed-in') !== null;
  } catch {
    return false;
  }
}

function preload(files: readonly string[]): void {
  for (const file of files) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = `/${file}`;
    document.head.append(link);
  }
}

// What the app imports comes first, as scripts of their own: each is run when it is there, and not all in one go.
function startApp(): void {
  for (const file of APP.toReversed()) {
    const script = document.createElement('script');
    script.type = 'module';
    script.src = `/${file}`;
    document.head.append(script);
  }
}

function prepareScreen(): void {
  const remembered = wasSignedIn();
  for (const [pattern, files, whenSignedIn] of SCREENS) {
    if (!new RegExp(pattern).test(location.pathname)) continue;
    if (ASK_HOSTING && whenSignedIn) askHostingAhead();
    preload(remembered ? [...files, ...(whenSignedIn ?? [])] : files);
  }

  const path = firstQuestion(location, remembered);
  // A page that came with its screen has the answer in it.
  if (path === null || document.getElementById(DRAWN_ANSWER) !== null) return;
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

// A page that comes drawn needs none of this for its first paint, and its styles need the line: it asks for the app
// when they are painted. On all others the app is what is painted, and they ask for it themselves.
if (document.currentScript?.dataset['drawn'] === undefined) {
  prepareScreen();
} else {
  oncePainted(() => {
    startApp();
    prepareScreen();
  });
}
