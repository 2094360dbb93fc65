import type { Article, ArticleKind } from '@knack/contract/articles';
import { profileHeading, type User } from '@knack/contract/users';

/** What a page is about: for its title, for search engines and for the preview of a shared link. */
export interface Preview {
  readonly title: string;
  readonly description: string;
  /** The page's own address, and what is there; null for a page that is not to be found. */
  readonly found: { readonly url: string; readonly type: 'article' | 'profile' } | null;
}

const BLOCK = /<!-- preview -->[\s\S]*?<!-- \/preview -->/;
const PICTURE = /<meta\s[^>]*property="(?:og:image[\w:]*)"[^>]*>/g;
const DESCRIPTION_LENGTH = 200;
const KINDS: Readonly<Record<ArticleKind, string>> = { offer: 'Offer', request: 'Request' };

/**
 * The app's app.html with `preview`, and `more` after it, in place of what stands between its preview comments; only the
 * pictures in there stay, their addresses made absolute with `origin`. Throws an Error where there are no such comments.
 */
export function withPreview(shell: string, preview: Preview, origin: string, ...more: string[]): string {
  const block = BLOCK.exec(shell)?.[0];
  if (block === undefined) throw new Error('app.html has no preview comments.');
  const pictures = (block.match(PICTURE) ?? []).map((tag) =>
    tag.replace('content="/', () => `content="${escapeHtml(origin)}/`),
  );
  const head = [...metaTags(preview), ...pictures, ...more].join('\n    ');
  // A function, because a `$&` in somebody's title must not mean anything.
  return shell.replace(BLOCK, () => head);
}

function metaTags({ title, description, found }: Preview): string[] {
  const [name, text] = [escapeHtml(title), escapeHtml(description)];
  const tags = [
    `<title>${name} · Knack</title>`,
    `<meta name="description" content="${text}" />`,
    `<meta property="og:site_name" content="Knack" />`,
    `<meta property="og:title" content="${name}" />`,
    `<meta property="og:description" content="${text}" />`,
    `<meta name="twitter:card" content="summary_large_image" />`,
  ];
  if (found === null) return [...tags, `<meta name="robots" content="noindex" />`];
  const address = escapeHtml(found.url);
  return [
    ...tags,
    `<meta property="og:type" content="${found.type}" />`,
    `<meta property="og:url" content="${address}" />`,
    `<link rel="canonical" href="${address}" />`,
  ];
}

/** The preview of an article: its title, what kind of article it is, and its body's beginning on one line. */
export function articlePreview(article: Article, url: string): Preview {
  const labels = [article.kind && KINDS[article.kind], article.skill, article.fulfilledAt && 'fulfilled'];
  const label = labels.filter(Boolean).join(', ');
  const body = onOneLine(article.body);
  return {
    title: onOneLine(article.title),
    description: beginning(label === '' ? body : `${label}: ${body}`),
    found: { url, type: 'article' },
  };
}

/** The preview of a profile: whose it is, what they can do, and how their bio begins. Never their e-mail. */
export function profilePreview({ username, skills, bio }: User, url: string): Preview {
  const said = [skills.join(', '), onOneLine(bio)].filter(Boolean).join(': ');
  return {
    title: profileHeading(username),
    description: beginning(
      said === '' ? `${username} is on Knack, the noticeboard around the corner.` : said,
    ),
    found: { url, type: 'profile' },
  };
}

/** The preview of an address where there is nothing. */
export const nothingHere: Preview = {
  title: 'Not found',
  description: 'There is nothing at this address.',
  found: null,
};

function onOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

function beginning(text: string): string {
  let [characters, end] = [0, 0];
  for (const { index } of new Intl.Segmenter().segment(text)) {
    if (characters === DESCRIPTION_LENGTH - 1) end = index;
    characters += 1;
    if (characters > DESCRIPTION_LENGTH) return `${text.slice(0, end).trimEnd()}…`;
  }
  return text;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** `text` for an element or a quoted attribute of HTML. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
