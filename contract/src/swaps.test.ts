import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SKILLS } from './skills.ts';
import { exchangeBetween, isSwap, swapsOf, swapsWith, type Swapper } from './swaps.ts';

const ada: Swapper = { skills: ['Math Teacher'], interests: ['Plumber', 'Personal Chef'] };
const bruno: Swapper = { skills: ['Plumber'], interests: ['Math Teacher', 'Website Developer'] };
const gus: Swapper = { skills: ['Plumber', 'Personal Chef'], interests: ['Graphic Designer'] };
const nobody: Swapper = { skills: [], interests: [] };

const swapper: fc.Arbitrary<Swapper> = fc.record({
  skills: fc.subarray([...SKILLS]),
  interests: fc.subarray([...SKILLS]),
});

describe('swaps', () => {
  it('are each skill taught for each skill wanted', () => {
    expect(swapsOf(bruno)).toEqual(['Plumber>Math Teacher', 'Plumber>Website Developer']);
    expect(swapsOf({ skills: ['Plumber'], interests: [] })).toEqual([]);
    expect(swapsOf({ skills: SKILLS, interests: SKILLS })).toHaveLength(49);
  });

  it('with somebody turn theirs round, and leave out a skill for itself', () => {
    expect(swapsWith(ada)).toEqual(['Plumber>Math Teacher', 'Personal Chef>Math Teacher']);
    expect(swapsWith({ skills: ['Plumber'], interests: ['Plumber', 'Tour Guide'] })).toEqual([
      'Tour Guide>Plumber',
    ]);
    expect(swapsWith({ skills: SKILLS, interests: SKILLS })).toHaveLength(42);
  });

  it('find, by one text in common, exactly those who can give each other something', () => {
    fc.assert(
      fc.property(swapper, swapper, (own, other) => {
        const asked = swapsWith(own);
        expect(swapsOf(other).some((swap) => asked.includes(swap))).toBe(isSwap(exchangeBetween(own, other)));
      }),
    );
  });

  it('are the same from both sides', () => {
    fc.assert(
      fc.property(swapper, swapper, (own, other) => {
        expect(isSwap(exchangeBetween(own, other))).toBe(isSwap(exchangeBetween(other, own)));
      }),
    );
  });
});

describe('an exchange', () => {
  it('says what the other teaches and learns', () => {
    expect(exchangeBetween(ada, bruno)).toEqual({
      teachesYou: ['Plumber'],
      learnsFromYou: ['Math Teacher'],
    });
    expect(exchangeBetween(ada, gus)).toEqual({
      teachesYou: ['Plumber', 'Personal Chef'],
      learnsFromYou: [],
    });
    expect(exchangeBetween(ada, nobody)).toEqual({ teachesYou: [], learnsFromYou: [] });
  });

  it('is a swap only where both get something, and not the same thing back', () => {
    expect(isSwap(exchangeBetween(ada, bruno))).toBe(true);
    expect(isSwap(exchangeBetween(ada, gus))).toBe(false);
    const same: Swapper = { skills: ['Plumber'], interests: ['Plumber'] };
    expect(isSwap(exchangeBetween(same, same))).toBe(false);
  });
});
