import type { Skill } from './skills.ts';

/** Who could swap: what somebody teaches (`skills`) and what they want to learn (`interests`). */
export interface Swapper {
  readonly skills: readonly Skill[];
  readonly interests: readonly Skill[];
}

/** A swap in one text, as it is stored and asked for: what somebody teaches, and what they want for it. */
export function swapPair(teaches: Skill, wants: Skill): string {
  return `${teaches}>${wants}`;
}

/** Every swap that somebody could enter: each skill that they teach for each that they want; 49 at the most. */
export function swapsOf({ skills, interests }: Swapper): string[] {
  return skills.flatMap((teaches) => interests.map((wants) => swapPair(teaches, wants)));
}

/**
 * The swaps of those who could swap with somebody: each teaches what they want and wants what they teach. Nobody
 * swaps a skill for itself.
 */
export function swapsWith({ skills, interests }: Swapper): string[] {
  return interests.flatMap((teaches) =>
    skills.filter((wants) => wants !== teaches).map((wants) => swapPair(teaches, wants)),
  );
}

/** What two people have for each other, seen from the first. Both lists filled is a swap of two. */
export interface Exchange {
  readonly teachesYou: Skill[];
  readonly learnsFromYou: Skill[];
}

/** What `other` could teach `own`, and what they could learn from them, in the order of their own lists. */
export function exchangeBetween(own: Swapper, other: Swapper): Exchange {
  return {
    teachesYou: other.skills.filter((skill) => own.interests.includes(skill)),
    learnsFromYou: other.interests.filter((skill) => own.skills.includes(skill)),
  };
}

/** Whether an exchange is a swap: each gives and each gets, and not one and the same skill. */
export function isSwap({ teachesYou, learnsFromYou }: Exchange): boolean {
  return teachesYou.some((given) => learnsFromYou.some((taken) => taken !== given));
}
