import { days } from '../ago.ts';
import type { Conversation } from '../content.ts';

export const THE_LADDER: Conversation = {
  ago: days(2.1),
  lines: [
    [
      'bruno_pipes',
      0,
      'Right. My ladder. I have put it on the feed as well. I lent it to @jonas-codes for the cat.',
    ],
    ['jonas-codes', 2, 'And I gave it to Noor for the spice stall sign! She has it.'],
    ['noor', 1, 'I HAD it. Gus collected it when the gutter came down at the Lock.'],
    ['gus_the_ladle', 1.5, 'true'],
    ['gus_the_ladle', 0.2, 'but then I lent it to Tomasz'],
    [
      'tomasz',
      4,
      "For the inscription above the dyers' steps, yes. I took it back to your van the same afternoon.",
    ],
    ['bruno_pipes', 0.4, 'You did not.'],
    ['tomasz', 0.9, 'A white van, on Cooper Lane.'],
    ['bruno_pipes', 0.3, 'My van is GREEN'],
    ['tomasz', 0.5, 'Oh dear.'],
    ['priya', 0.8, 'Whose white van was it?'],
    ['leo', 1, 'the bakery has a white van'],
    [
      'bruno_pipes',
      9,
      'The bakery says they found a ladder on their roof rack, holy crap, after THREE DAYS of deliveries',
    ],
    ['bruno_pipes', 0.4, 'and gave it to "a polite old lady who needed to do her curtains"'],
    ['ada', 1.1, 'I deny everything. I have blinds.'],
    ['salma', 0.6, '@grandmother-of-the-long-corner ?'],
    [
      'grandmother-of-the-long-corner',
      22,
      'I did the curtains. Then I put it in the stairwell with a note. It is not there any more.',
    ],
    ['jonas-codes', 0.7, 'What did the note say?'],
    ['grandmother-of-the-long-corner', 0.9, '"Thank you".'],
    ['noor', 0.3, 'not whose it is??'],
    ['grandmother-of-the-long-corner', 0.8, 'His name is on it. And his number. And a dent.'],
    ['gus_the_ladle', 0.5, 'nobody needs to talk about the dent'],
    [
      'bruno_pipes',
      1.2,
      'I am standing on a chair on a table, @gus_the_ladle. I would like to talk about the damn dent.',
    ],
    ['ada', 0.6, 'Bruno, come down from there and have a biscuit.'],
  ],
};
