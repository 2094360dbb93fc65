import type { Page } from '@playwright/test';

/** The text of a message carries its key, by which it is found on any page. */
export const keyOf = (run: string, index: number): string => `${run}-${index}.`;

// Runs in the page before anything else does: notes when each message was painted, by its key.
const WATCH = `{
  const seen = new Map(), waiting = new Map();
  const bench = (window.bench = { seen, doubled: 0, now: () => performance.timeOrigin + performance.now() });
  let paintedFirst;
  bench.firstPainted = new Promise((done) => (paintedFirst = done));
  bench.whenSeen = (key) => seen.has(key) ? seen.get(key) : new Promise((done) => waiting.set(key, done));
  const painted = (item) => {
    const id = CSS.escape(item.dataset.message);
    if (document.querySelectorAll('li[data-message="' + id + '"]').length > 1) bench.doubled += 1;
    const key = /[\\w-]+-\\d+\\./.exec(item.textContent)?.[0];
    requestAnimationFrame(() => {
      paintedFirst(performance.now());
      if (key === undefined || seen.has(key)) return;
      seen.set(key, bench.now());
      waiting.get(key)?.(seen.get(key));
    });
  };
  new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) {
      if (!(node instanceof Element)) continue;
      if (node.matches('li[data-message]')) painted(node);
      node.querySelectorAll('li[data-message]').forEach(painted);
    }
  }).observe(document, { childList: true, subtree: true });
}`;

// Notes each document in what the database sends, and whether this page had it already in this version: the emulator
// sends the whole window again for each change, Firestore itself what is new.
const COUNT = `{
  const fetchIt = window.fetch;
  const known = new Set();
  window.documents = { sent: 0, fresh: 0 };
  const DOCUMENT = /"name":\\s*"([^"]+)".*?"updateTime":\\s*"([^"]+)"/gs;
  window.fetch = async (...args) => {
    const response = await fetchIt(...args);
    if (!/\\/Listen\\/channel/.test(response.url) || response.body === null) return response;
    const [ours, theirs] = response.body.tee();
    void (async () => {
      let rest = '';
      for await (const text of ours.pipeThrough(new TextDecoderStream())) {
        rest += text;
        let end = 0;
        for (const found of rest.matchAll(DOCUMENT)) {
          const version = found[1] + found[2];
          window.documents.sent += 1;
          if (!known.has(version)) window.documents.fresh += 1;
          known.add(version);
          end = found.index + found[0].length;
        }
        rest = rest.slice(end);
      }
    })();
    return new Response(theirs, response);
  };
}`;

declare global {
  interface Window {
    bench: {
      seen: Map<string, number>;
      doubled: number;
      firstPainted: Promise<number>;
      now: () => number;
      whenSeen: (key: string) => number | Promise<number>;
    };
    documents: { sent: number; fresh: number };
  }
}

/** Makes a page note what it shows and when; before it is opened. */
export async function watch(page: Page, { countReads = false } = {}): Promise<void> {
  await page.addInitScript(WATCH);
  if (countReads) await page.addInitScript(COUNT);
}

/** When a page painted a message, in milliseconds since 1970; waits for it. */
export async function whenSeen(page: Page, key: string): Promise<number> {
  return page.evaluate((wanted) => window.bench.whenSeen(wanted), key);
}

/** From the start of a navigation to the first message on screen, in milliseconds; waits for it. */
export async function firstPainted(page: Page): Promise<number> {
  return page.evaluate(() => window.bench.firstPainted);
}
