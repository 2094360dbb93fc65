import type { ThreeWaySwap } from '@knack/contract/matches';
import { isSwap, type Exchange, type Swapper } from '@knack/contract/swaps';
import type { Skill } from '@knack/contract/skills';

const AND = new Intl.ListFormat('en', { type: 'conjunction' });

/** Skills in a sentence: "Plumber and Tour Guide". */
export function namesOf(skills: readonly Skill[]): string {
  return AND.format(skills);
}

/** What somebody could give and get, where it has been said already whether they swap, teach or want it. */
export function exchangedSkills({ teachesYou, learnsFromYou }: Exchange): string {
  return [learnsFromYou, teachesYou]
    .filter((skills) => skills.length > 0)
    .map(namesOf)
    .join(' for ');
}

/** Why somebody is a match: what they could give and get, in a sentence; null where they have nothing for each other. */
export function exchangeReason(exchange: Exchange): string | null {
  const { teachesYou, learnsFromYou } = exchange;
  if (isSwap(exchange)) return `You could swap: ${exchangedSkills(exchange)}`;
  if (teachesYou.length > 0) return `Teaches what you want: ${exchangedSkills(exchange)}`;
  if (learnsFromYou.length > 0) return `Wants what you teach: ${exchangedSkills(exchange)}`;
  return null;
}

/** What is alike in two members who have nothing for each other; null where it is nothing. */
export function likeness(own: Swapper, other: Swapper): string | null {
  const shared = (one: readonly Skill[], two: readonly Skill[]) => one.filter((skill) => two.includes(skill));
  const taught = shared(other.skills, own.skills);
  if (taught.length > 0) return `You both teach: ${namesOf(taught)}`;
  const wanted = shared(other.interests, own.interests);
  return wanted.length > 0 ? `You both want: ${namesOf(wanted)}` : null;
}

/** What one could give and get in a swap of three, in a few words. */
export function ringBrief({ teachesYou, learnsFromYou }: ThreeWaySwap): string {
  return `A swap of three: ${learnsFromYou} for ${teachesYou}`;
}

/** How three could swap, in a sentence. */
export function ringReason({ teacher, learner, teachesYou, between, learnsFromYou }: ThreeWaySwap): string {
  return (
    `${teacher.username} helps you as ${teachesYou}, you help ${learner.username} as ${learnsFromYou}, ` +
    `and ${learner.username} helps ${teacher.username} as ${between}.`
  );
}
