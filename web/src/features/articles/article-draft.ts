import type { Article } from '@knack/contract/articles';
import { SKILLS, type Skill } from '@knack/contract/skills';
import { toKind } from './kinds.ts';

/** An article as its form holds it: every field is text, and empty where nothing is chosen. */
export type ArticleDraft = { title: string; topic: string; body: string; kind: string; skill: string };

/** What a new post begins with. */
export const EMPTY_DRAFT: ArticleDraft = { title: '', topic: '', body: '', kind: '', skill: '' };

/** Under which name a member's next post is kept. */
export function postDraftKey(username: string): string {
  return `post.${username}`;
}

/** An article as a form begins with it. */
export function draftOf({ title, topic, body, kind, skill }: Article): ArticleDraft {
  return { title, topic, body, kind: kind ?? '', skill: skill ?? '' };
}

/** What a draft says, as the API takes it; unchecked as to its texts. */
export function draftFields({ kind, skill, ...text }: ArticleDraft) {
  const chosen: Skill | null = SKILLS.find((known) => known === skill) ?? null;
  return { ...text, kind: toKind(kind), skill: chosen };
}

/** Whether anything has been written. */
export function isWritten({ title, topic, body }: ArticleDraft): boolean {
  return [title, topic, body].some((text) => text.trim() !== '');
}
