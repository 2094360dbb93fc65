import { expect } from 'vitest';

/** What a browser says that opens an address. */
export const browser = { Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };

/** The first group of the one place where `pattern` fits. */
export function only(html: unknown, pattern: RegExp): string {
  const found = [...String(html).matchAll(new RegExp(pattern, 'g'))];
  expect(found).toHaveLength(1);
  return found[0]?.[1] ?? '';
}

/** What a page shows before any script. */
export function drawn(html: unknown): string {
  return only(html, /<div id="root">(.*)<\/div>\s*<noscript/);
}

/** What a page brings the app, which takes it for the API's answer at `path`. */
export function carried(html: unknown, path: string): unknown {
  const element = /<script type="application\/json" id="drawn-answer" data-path="([^"]+)">/;
  expect(only(html, element)).toBe(path);
  return JSON.parse(only(html, /id="drawn-answer" data-path="[^"]+">(.*?)<\/script>/));
}
