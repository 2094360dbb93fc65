import { days } from '../ago.ts';
import type { Conversation } from '../content.ts';
import { prose } from '../prose.ts';

export const LONG_DIVISION: Conversation = {
  ago: days(4.1),
  lines: [
    [
      'salma',
      0,
      'Emergency. 7,254 divided by 6. One twin says 1,209. The other says it is none of our business.',
    ],
    ['ada', 1, 'The first twin is right. So is the second, in a way.'],
    ['priya', 0.6, '1,209, and I can come over after work with cake and scissors.'],
    ['salma', 0.5, 'Scissors?'],
    ['priya', 0.3, 'For the cake.'],
    ['bruno_pipes', 3, 'How do you do it with the remainder again? Asking for a customer'],
    [
      'ada',
      4,
      prose`
        Think of carrying water. You have 7 buckets and 6 houses: each house gets 1, and 1 bucket is left in your hand.
        You do not throw it away, you pour it into the next, smaller row: it is worth ten cups there. Add the 2 cups
        that stand there already, that makes 12, so each house gets 2. And so on down the row until there is nothing left, or
        something that does not go round. That last bit is the remainder, and in real life it is whatever drips
        on your shoes.`,
    ],
    ['bruno_pipes', 2, 'That is the first time anybody has explained it in buckets'],
    ['bruno_pipes', 0.3, 'Where were you when I was nine'],
    ['ada', 0.5, 'Two classrooms further down, @bruno_pipes. You were always at the window.'],
    ['gus_the_ladle', 1.4, '😂😂😂'],
    [
      'salma',
      12,
      'Update: both twins now say 1,209, and want to know what happens if you divide by no houses at all.',
    ],
    ['ada', 0.7, 'Then you are standing in the street with seven buckets. Tell them to come on Tuesday.'],
  ],
};
