import { FORMER_MEMBER } from '@knack/contract/messages';
import type { StoredMessage } from '../../../lib/firebase/messages.ts';

/** Somebody who has spoken. */
export interface Person {
  username: string;
  photo: string | null;
}

/** What is being typed after an `@`. */
export interface MentionQuery {
  /** Where the `@` is, and where the typed part ends. */
  from: number;
  to: number;
  typed: string;
}

const MOST_OFFERED = 6;
const TYPING = /(?<![\p{L}\p{N}_@./-])@([a-z0-9_-]{0,30})$/iu;

/** The beginning of a username at the caret, or null. */
export function mentionAt(text: string, caret: number): MentionQuery | null {
  const match = TYPING.exec(text.slice(0, caret));
  if (match === null || /^[a-z0-9_-]/i.test(text.slice(caret))) return null;
  return { from: match.index, to: caret, typed: (match[1] ?? '').toLowerCase() };
}

/** The people whose messages are in the room, who spoke last first, without oneself. */
export function peopleIn(messages: readonly StoredMessage[], self: string): Person[] {
  const people = new Map<string, Person>();
  for (const { userId, userName, userPhotoURL } of messages.toReversed()) {
    if (userId === FORMER_MEMBER.userId) continue;
    if (userName !== self && !people.has(userName)) {
      people.set(userName, { username: userName, photo: userPhotoURL });
    }
  }
  return [...people.values()];
}

/** Whom to offer for what is typed: a few whose username begins so, and is not typed out already. */
export function offered(people: readonly Person[], typed: string): Person[] {
  return people
    .filter(({ username }) => username.startsWith(typed) && username !== typed)
    .slice(0, MOST_OFFERED);
}

/** The text with the typed part replaced by a username, and where the caret goes. */
export function withMention(
  text: string,
  { from, to }: MentionQuery,
  username: string,
): { text: string; caret: number } {
  const name = `@${username} `;
  const rest = text.slice(to).replace(/^ /, '');
  return { text: text.slice(0, from) + name + rest, caret: from + name.length };
}

/** The text beginning with a mention of somebody, once. */
export function addressedTo(text: string, username: string): string {
  const name = `@${username}`;
  return text === name || text.startsWith(`${name} `) ? text : `${name} ${text}`;
}
