import type { Plugin } from 'vite';

/**
 * Makes the addresses in the head's preview absolute, as messengers and search engines want them. Without `origin`
 * (the emulators, whose address is not known before they start) they stay relative.
 */
export function publicAddress(origin: string | undefined): Plugin {
  return {
    name: 'public-address',
    apply: 'build',
    transformIndexHtml: { order: 'post', handler: (html) => withPublicAddress(html, origin) },
  };
}

/** `html` with its `og:image` below `origin`, and told which address is its own. */
export function withPublicAddress(html: string, origin: string | undefined): string {
  if (!origin) return html;
  const image = /(<meta property="og:image" content=")(\/[^"]*")/;
  if (!image.test(html)) throw new Error('index.html has no og:image.');
  const own = `<meta property="og:url" content="${origin}/" />`;
  return html.replace(image, (_tag, before: string, path: string) => `${own}\n    ${before}${origin}${path}`);
}
