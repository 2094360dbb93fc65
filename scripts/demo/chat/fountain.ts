import { days } from '../ago.ts';
import type { Conversation } from '../content.ts';

export const THE_FOUNTAIN: Conversation = {
  ago: days(3.15),
  lines: [
    ['odile', 0, 'The fountain on the square is spraying sideways. Onto the bench. Onto me.'],
    ['gus_the_ladle', 1, 'ON MY WAY'],
    ['bruno_pipes', 2, 'Shut the valve first. Grey lid, behind the pump, quarter turn.'],
    ['gus_the_ladle', 3, 'which lid'],
    ['bruno_pipes', 0.2, 'GREY'],
    ['gus_the_ladle', 0.6, 'they are both bloody grey'],
    ['leo', 0.7, 'it is now also coming out of the drain'],
    ['gus_the_ladle', 0.5, 'crap, wrong lid'],
    [
      'jonas-codes',
      1,
      'There is a queue of children. This is the best thing that has happened on the square all year.',
    ],
    ['gus_the_ladle', 6, 'OK. Off. I am wet in places where I did not know I was waterproof.'],
    ['bruno_pipes', 0.5, 'And what was it?'],
    ['gus_the_ladle', 4, 'A sock.'],
    ['odile', 0.4, 'Wool?'],
    ['gus_the_ladle', 0.4, 'Wool. Hand-knitted. Left foot.'],
    ['grandmother-of-the-long-corner', 17, 'Blue with a white heel?'],
    ['gus_the_ladle', 0.5, '…yes?'],
    [
      'grandmother-of-the-long-corner',
      0.9,
      'I have been looking for it since the washing line broke. Wash it and bring it up. Third bell.',
    ],
    ['mei_lin', 2, 'Dry clothes and soup at mine, @gus_the_ladle. You have earned both.'],
  ],
};
