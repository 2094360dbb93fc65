import { days } from '../ago.ts';
import type { Conversation } from '../content.ts';

export const DUMPLINGS: Conversation = {
  ago: days(7.5),
  lines: [
    ['mei_lin', 0, 'I have put the dumpling evening on the feed. Eight places, two are gone already 🥟'],
    ['tomasz', 3, 'One of the two is me, I hope.'],
    ['mei_lin', 0.4, 'You are both of them. You said you would bring your appetite.'],
    ['jonas-codes', 5, 'I take one! Can I do the folding? I have been practising on napkins.'],
    ['mei_lin', 1, '@jonas-codes please send a picture of the napkins before I decide'],
    ['jonas-codes', 7, 'They look like envelopes.'],
    ['jonas-codes', 0.3, 'Sad ones.'],
    ['mei_lin', 0.5, 'Perfect, you are in. There is a prize for that.'],
    ['leo', 11, 'is there a student price'],
    ['mei_lin', 0.6, 'Yes. You wash up.'],
    ['leo', 0.2, 'deal'],
    ['grandmother-of-the-long-corner', 26, 'What is in them'],
    ['mei_lin', 2, 'Pork and chive, mushroom and cabbage, and black sesame for the sweet ones.'],
    ['grandmother-of-the-long-corner', 1.5, 'I will bring vinegar. Yours is too polite.'],
    ['mei_lin', 0.4, '🙇‍♀️'],
  ],
};
