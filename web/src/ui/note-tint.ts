import { stableChoice } from './stable-choice.ts';

const TINTS = ['butter', 'mint', 'sky', 'blush', 'lilac', 'kraft'] as const;

/** The papers a note can be written on. */
export type NoteTint = (typeof TINTS)[number];

/** The paper for a subject: always the same for the same words. */
export function noteTint(subject: string): NoteTint {
  return TINTS[stableChoice(subject.trim(), TINTS.length)] ?? 'butter';
}
