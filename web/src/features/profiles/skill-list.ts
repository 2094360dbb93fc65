import { SKILLS, type Skill } from '@knack/contract/skills';

/** Skills as one text, in which a draft keeps them. */
export function joinSkills(skills: readonly string[]): string {
  return skills.join(',');
}

/** The skills in such a text, in the order of display; what is no skill is left out. */
export function splitSkills(text: string): Skill[] {
  const named = text.split(',');
  return SKILLS.filter((skill) => named.includes(skill));
}
