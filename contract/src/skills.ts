import * as v from 'valibot';

/** The one fixed list behind skills and interests (specification, section 3), in the order of display. */
export const SKILLS = [
  'Website Developer',
  'Graphic Designer',
  'Math Teacher',
  'Fashion Designer',
  'Tour Guide',
  'Plumber',
  'Personal Chef',
] as const;

/** One of `SKILLS`, to the letter. */
export const skill = v.picklist(SKILLS, 'Must be one of the listed skills.');

export type Skill = v.InferOutput<typeof skill>;

/** A subset of `SKILLS`: any number of them, none twice. */
export const skillSet = v.pipe(
  v.array(skill, 'Must be a list.'),
  v.check((skills) => new Set(skills).size === skills.length, 'Must not name a skill twice.'),
  v.metadata({ uniqueItems: true }),
);
