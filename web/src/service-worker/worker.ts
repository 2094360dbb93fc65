import { isFile, strategyFor } from './strategy.ts';

// The build puts these in: every file of the app, and a name that changes with any of them.
declare const FILES: readonly string[];
declare const VERSION: string;

const worker = self as unknown as ServiceWorkerGlobalScope;
const PREFIX = 'knack-';
const CACHE = `${PREFIX}${VERSION}`;
const SHELL = '/app.html';
/** The landing page, which the build has drawn. */
const START = '/index.html';

/** What is kept of this version or an earlier one; the answers differ in nothing that we vary by. */
function kept(path: string): Promise<Response | undefined> {
  return caches.match(path, { ignoreVary: true });
}

/** Fetches what this version has and no earlier one had. Rejects when anything is missing: then the earlier stays. */
async function keepFiles(): Promise<void> {
  const cache = await caches.open(CACHE);
  const keep = async (path: string) => {
    const named = path.startsWith('/assets/');
    const response =
      (named && (await kept(path))) || (await fetch(path, { cache: named ? 'default' : 'no-cache' }));
    if (!isFile(path, response)) throw new Error(`${path} cannot be kept`);
    await cache.put(path, response);
  };
  await Promise.all(FILES.map(keep));
}

/** Keeps one earlier version for pages that are still open in it. */
async function forgetOldVersions(): Promise<void> {
  const earlier = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(earlier.slice(0, -1).map((name) => caches.delete(name)));
}

/** A page is being left or loaded afresh: when it is the only one, the version that waits may take over. */
async function letNextVersionIn(): Promise<void> {
  const { waiting } = worker.registration;
  if (!waiting) return;
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length <= 1) waiting.postMessage('activate');
}

async function answerPage(event: FetchEvent): Promise<Response> {
  try {
    const preloaded = (await event.preloadResponse) as Response | undefined;
    return preloaded ?? (await fetch(event.request));
  } catch {
    const isStart = new URL(event.request.url).pathname === '/';
    return (await kept(isStart ? START : SHELL)) ?? Response.error();
  }
}

async function answerFile(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await kept(request.url)) ?? Response.error();
  }
}

worker.addEventListener('install', (event) => event.waitUntil(keepFiles()));

worker.addEventListener('activate', (event) =>
  event.waitUntil(
    Promise.all([
      forgetOldVersions(),
      worker.registration.navigationPreload.enable(),
      // A first visit can be continued without a network, not only the second.
      worker.clients.claim(),
    ]),
  ),
);

worker.addEventListener('message', (event) => {
  if (event.data === 'activate') void worker.skipWaiting();
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const strategy = strategyFor(request, worker.location.origin, FILES);
  if (strategy === 'page') {
    event.waitUntil(letNextVersionIn());
    event.respondWith(answerPage(event));
  } else if (strategy === 'asset') {
    event.respondWith(kept(request.url).then((response) => response ?? fetch(request)));
  } else if (strategy === 'file') {
    event.respondWith(answerFile(request));
  }
});
