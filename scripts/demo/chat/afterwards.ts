import { days, hours, minutes } from '../ago.ts';
import type { Conversation } from '../content.ts';

export const AFTER_THE_MARKET: Conversation = {
  ago: days(1.05),
  lines: [
    ['gus_the_ladle', 0, 'SOLD OUT. All of the beans. With the new menu. @noor you are a genius'],
    ['noor', 1, 'And I have washed my hands in WARM water three times today, just because I can 🚿'],
    [
      'mei_lin',
      3,
      'There are two crates of plums left over at the fruit stall, they give them away before they turn.',
    ],
    ['grandmother-of-the-long-corner', 2, 'Nobody touch them.'],
    ['grandmother-of-the-long-corner', 0.4, 'Leo, you have young arms.'],
    ['leo', 0.5, 'on my way'],
    [
      'ingrid',
      4,
      'I bought beans, a fern and half a cheese, and I still own only six forks. I think I am settling in.',
    ],
    ['tomasz', 1.5, 'The fern is from plot 9? Then it is mint.'],
    ['ingrid', 0.6, 'It is quite large for mint.'],
    ['mei_lin', 0.8, 'It is always quite large. I am so sorry.'],
    ['leo', 25, 'plums delivered, third floor, no lift, i am a shadow'],
    ['grandmother-of-the-long-corner', 1, 'He has been fed.'],
  ],
};

export const THE_LADDER_RETURNS: Conversation = {
  ago: hours(3.2),
  lines: [
    ['moss', 0, 'It is in my flat.'],
    ['priya', 1, "Hello @moss! I don't think you have ever written here before. What is in your flat?"],
    ['moss', 2, 'Ladder.'],
    ['bruno_pipes', 0.2, 'WHAT'],
    ['jonas-codes', 0.3, 'No'],
    ['salma', 0.2, '😱'],
    ['moss', 1.4, 'It stood in the stairwell with a note saying thank you. I thought it was a present.'],
    ['noor', 0.5, 'That is the most beautiful thing I have ever read'],
    ['bruno_pipes', 0.9, 'Mate. Holy shit. I am not even cross.'],
    ['moss', 1.6, 'I straightened the dent.'],
    ['gus_the_ladle', 0.3, 'THERE NEVER WAS A DENT'],
    ['bruno_pipes', 0.8, '@moss coffee? Today? I bring the cake, you bring the ladder.'],
    ['moss', 3, 'Yes.'],
    ['ada', 0.6, 'I should like it to be noted that I never once owned the ladder.'],
    ['odile', 5, 'Noted.'],
  ],
};

export const JUST_NOW: Conversation = {
  ago: minutes(31),
  lines: [
    ['tomasz', 0, 'New walk on the feed, for people who have seen everything. I expect to buy no coffees.'],
    ['ada', 2, 'I have lived here for sixty-four years. Reserve me a place, and bring your purse.'],
    ['tomasz', 0.6, '@ada I have been preparing for you for twenty years.'],
    ['leo', 3, 'can i come too, for research'],
    ['tomasz', 0.5, 'If you bring back my three books.'],
    ['leo', 1, 'two?'],
    ['mei_lin', 8, 'There is soup, by the way. Far too much of it.'],
    ['ingrid', 1.5, 'May I bring my own fork?'],
    ['mei_lin', 0.7, 'For soup?'],
    ['ingrid', 0.4, 'I have six. I want to use them.'],
    ['bruno_pipes', 2.3, 'Gutter done. On a LADDER. What a day ☀️'],
  ],
};
