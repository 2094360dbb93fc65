import { expect, it } from 'vitest';
import { joinSkills, splitSkills } from './skill-list.ts';

it('gives back the skills that a draft keeps, in the order of display', () => {
  expect(splitSkills(joinSkills(['Plumber', 'Math Teacher']))).toEqual(['Math Teacher', 'Plumber']);
});

it.each(['', 'Locksmith', ',,', 'plumber'])('finds no skill in "%s"', (text) => {
  expect(splitSkills(text)).toEqual([]);
});
