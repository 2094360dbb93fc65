import { days } from '../ago.ts';
import type { Conversation } from '../content.ts';

export const THE_OTTER: Conversation = {
  ago: days(9.1),
  lines: [
    ['leo', 0, 'OTTER'],
    ['leo', 0.3, 'under heron bridge, on the left, right now'],
    ['priya', 2, 'Are you sure? The council says we do not have otters.'],
    ['leo', 0.6, 'the otter does not read the council website'],
    ['jonas-codes', 1.2, 'Nobody reads the council website. It takes nineteen seconds to open.'],
    [
      'salma',
      4,
      'The twins have left the house without shoes. If you see two children without shoes, they are mine.',
    ],
    ['leo', 1, 'they are here'],
    ['leo', 0.2, 'they are very good at being quiet'],
    ['salma', 0.5, 'They are WHAT'],
    [
      'tomasz',
      6,
      'The last one on record was sixty years ago and was eaten by the mayor. I shall look for the source.',
    ],
    ['leo', 0.7, 'the mayor ate an otter??'],
    ['tomasz', 1.5, 'It was a difficult winter.'],
    ['grandmother-of-the-long-corner', 14, 'It was not the mayor, it was his brother. And it was a beaver.'],
    ['priya', 0.8, 'I love it here.'],
  ],
};
