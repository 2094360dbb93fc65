import { days } from '../ago.ts';
import type { Conversation } from '../content.ts';
import { prose } from '../prose.ts';

export const MARKET_POSTER: Conversation = {
  ago: days(5.3),
  lines: [
    [
      'noor',
      0,
      prose`
        First sketch of the market poster is here: https://posters.knack.example/market/sketch-1

        Be honest, but one at a time.`,
    ],
    ['gus_the_ladle', 4, 'Beautiful. Could the stew be bigger?'],
    ['noor', 0.3, 'There is no stew on it.'],
    ['gus_the_ladle', 0.4, 'That is what I mean'],
    ['jonas-codes', 2, 'I like the heron. Is that the Inspector?'],
    ['noor', 0.5, 'It is. He has approved it. He looked at it for four hours.'],
    ['odile', 9, 'The green is right.'],
    ['noor', 0.6, 'From @odile that is a standing ovation 😭'],
    ['tomasz', 5, 'A small point: the arch of the bridge should have thirteen stones. I count twelve.'],
    ['noor', 0.8, 'Damn, you are right.'],
    ['noor', 0.3, 'I went and counted. Thirteen. Who looks at that?'],
    ['tomasz', 0.4, 'About four people. But they will all write to me.'],
    ['noor', 48, 'Thirteen stones: https://posters.knack.example/market/sketch-2?stones=13'],
    ['grandmother-of-the-long-corner', 6, 'It is nice. When I was young the posters had the date on them.'],
    ['noor', 0.2, 'oh no'],
    ['noor', 0.2, 'there is no date on it'],
  ],
};
