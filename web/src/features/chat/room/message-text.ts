import { MENTION } from '@knack/contract/mentions';

/** A stretch of a message: plain, a web address, or somebody's username. */
export type TextPart =
  | { kind: 'plain'; text: string }
  | { kind: 'link'; text: string; href: string }
  | { kind: 'mention'; text: string; username: string };

// No white space, no quotes, no angle brackets, and nothing that changes the direction of what is read.
const ADDRESS = /\bhttps?:\/\/[^\s<>"'`\p{C}]+/giu;
const CLOSING: Record<string, string> = { ')': '(', ']': '[' };

/**
 * A message's text in parts, which together are the text. Only http and https addresses become links, and none that
 * holds a name before its host, which would look like another site.
 */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const match of text.matchAll(ADDRESS)) {
    const address = withoutPunctuation(match[0]);
    const href = safeAddress(address);
    if (href === null) continue;
    parts.push(...mentionParts(text.slice(from, match.index)), { kind: 'link', text: address, href });
    from = match.index + address.length;
  }
  parts.push(...mentionParts(text.slice(from)));
  return parts;
}

/** Whether a message speaks to a member by name. */
export function mentions(text: string, username: string): boolean {
  return textParts(text).some((part) => part.kind === 'mention' && part.username === username);
}

function mentionParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const match of text.matchAll(MENTION)) {
    if (match.index > from) parts.push({ kind: 'plain', text: text.slice(from, match.index) });
    parts.push({ kind: 'mention', text: match[0], username: match[0].slice(1).toLowerCase() });
    from = match.index + match[0].length;
  }
  if (from < text.length) parts.push({ kind: 'plain', text: text.slice(from) });
  return parts;
}

/** An address ends before the punctuation of the sentence, but keeps a bracket that it opened itself. */
function withoutPunctuation(address: string): string {
  let end = address.length;
  for (; end > 0; end -= 1) {
    const last = address[end - 1] ?? '';
    const opening = CLOSING[last];
    if (opening === undefined ? !/[.,;:!?…*]/u.test(last) : isOpened(address.slice(0, end), opening, last))
      break;
  }
  return address.slice(0, end);
}

function isOpened(address: string, opening: string, closing: string): boolean {
  return address.split(opening).length >= address.split(closing).length;
}

function safeAddress(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { protocol, username, password, href } = new URL(address);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  return isWeb && username === '' && password === '' ? href : null;
}
