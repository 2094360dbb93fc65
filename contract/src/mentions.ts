import { LIMITS } from './limits.ts';

const NAME = '[a-z0-9][a-z0-9_-]{1,28}[a-z0-9]';

/** A username after an `@` in a text, as its first group; not inside of a word, an e-mail address or a path. */
export const MENTION = new RegExp(`(?<![\\p{L}\\p{N}_@./-])@(${NAME})(?![\\p{L}\\p{N}_@])`, 'giu');

const ADDRESS = /\bhttps?:\/\/\S+/giu;

/** Whom a message speaks to by name, each once, in the order of the text; what stands in a web address is nobody. */
export function mentionedIn(text: string): string[] {
  const said = text.replaceAll(ADDRESS, ' ');
  const names = Array.from(said.matchAll(MENTION), (match) => (match[1] ?? '').toLowerCase());
  return [...new Set(names)].slice(0, LIMITS.notifications.mentions);
}
