import * as v from 'valibot';
import { skill } from './skills.ts';
import { user } from './users.ts';

const skills = v.array(skill);

/** A member whom somebody could ask, and why: what they could teach you, what they could learn from you. */
export const match = v.object({ user, teachesYou: skills, learnsFromYou: skills });

export type Match = v.InferOutput<typeof match>;

/**
 * A swap of three, where two alone cannot swap: `teacher` teaches you `teachesYou` and wants `between`; `learner`
 * teaches the teacher that, and wants `learnsFromYou`, which you teach.
 */
const threeWaySwap = v.object({
  teacher: user,
  learner: user,
  teachesYou: skill,
  between: skill,
  learnsFromYou: skill,
});

export type ThreeWaySwap = v.InferOutput<typeof threeWaySwap>;

/**
 * The answer of `GET /users/me/matches`, each list newest first: with whom you could swap; how, where that is nobody,
 * three could; who teaches what you want; who wants what you teach. As in every list, e-mails are null.
 */
export const matches = v.object({
  mutual: v.array(match),
  threeWay: v.array(threeWaySwap),
  teachers: v.array(match),
  learners: v.array(match),
});

export type Matches = v.InferOutput<typeof matches>;
