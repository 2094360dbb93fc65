import type { User } from '@knack/contract/users';
import { describe, expect, it } from 'vitest';
import { commonGround, exchangeReason, ringReason } from './reasons.ts';

describe('why somebody is a match', () => {
  it('is a swap where both have something, one’s own skill first', () => {
    expect(exchangeReason({ teachesYou: ['Math Teacher'], learnsFromYou: ['Plumber'] })).toBe(
      'You could swap: Plumber for Math Teacher',
    );
    expect(exchangeReason({ teachesYou: ['Math Teacher', 'Tour Guide'], learnsFromYou: ['Plumber'] })).toBe(
      'You could swap: Plumber for Math Teacher and Tour Guide',
    );
  });

  it('goes one way where only one has something, and is nothing where nobody has', () => {
    expect(exchangeReason({ teachesYou: ['Plumber'], learnsFromYou: [] })).toBe(
      'Teaches what you want: Plumber',
    );
    expect(exchangeReason({ teachesYou: [], learnsFromYou: ['Plumber'] })).toBe(
      'Wants what you teach: Plumber',
    );
    expect(exchangeReason({ teachesYou: [], learnsFromYou: [] })).toBeNull();
  });

  it('says of three who helps whom as what', () => {
    const [teacher, learner] = [{ username: 'odile' } as User, { username: 'tomasz' } as User];
    expect(
      ringReason({
        teacher,
        learner,
        teachesYou: 'Fashion Designer',
        between: 'Tour Guide',
        learnsFromYou: 'Personal Chef',
      }),
    ).toBe(
      'odile helps you as Fashion Designer, you help tomasz as Personal Chef, and tomasz helps odile as Tour Guide.',
    );
  });
});

describe('what two have in common', () => {
  const own = { skills: ['Plumber'], interests: ['Tour Guide'] } as const;

  it('is an exchange before it is the same skill, and that before the same wish', () => {
    expect(commonGround(own, { skills: ['Plumber', 'Tour Guide'], interests: [] })).toBe(
      'Teaches what you want: Tour Guide',
    );
    expect(commonGround(own, { skills: ['Plumber'], interests: ['Tour Guide'] })).toBe(
      'You both teach: Plumber',
    );
    expect(commonGround(own, { skills: [], interests: ['Tour Guide'] })).toBe('You both want: Tour Guide');
    expect(commonGround(own, { skills: ['Math Teacher'], interests: [] })).toBeNull();
  });
});
