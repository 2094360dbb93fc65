import type { User } from '@knack/contract/users';
import { describe, expect, it } from 'vitest';
import { exchangeReason, likeness, ringReason } from './reasons.ts';

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

describe('what is alike in two', () => {
  const own = { skills: ['Plumber'], interests: ['Tour Guide'] } as const;

  it('is the same skill before the same wish', () => {
    expect(likeness(own, { skills: ['Plumber'], interests: ['Tour Guide'] })).toBe('You both teach: Plumber');
    expect(likeness(own, { skills: [], interests: ['Tour Guide'] })).toBe('You both want: Tour Guide');
    expect(likeness(own, { skills: ['Math Teacher'], interests: [] })).toBeNull();
  });
});
