import { days } from '../ago.ts';
import type { ReviewsByMember } from '../content.ts';
import { prose } from '../prose.ts';

export const ABOUT_GUIDES: ReviewsByMember = {
  tomasz: [
    {
      by: 'priya',
      ago: days(49),
      rating: 5,
      title: 'Eight years here and I knew nothing',
      body: prose`
        I live above one of the two doors for dogs. I had thought it was a letter box for very low post.`,
    },
    {
      by: 'leo',
      ago: days(42),
      rating: 4,
      title: 'Learnt a lot, froze a lot',
      body: prose`
        He really has never found out why there is a wind under bridge five, and he stood there for a
        quarter of an hour to show us. As a colleague: the master. As a customer: bring gloves.`,
    },
    {
      by: 'jonas-codes',
      ago: days(73),
      rating: 3,
      title: 'Long',
      body: prose`
        It said two hours. I counted three and a half, and the café was closed when we arrived. I did enjoy
        the tax inspector.`,
    },
    {
      by: 'grandmother-of-the-long-corner',
      ago: days(32),
      rating: 4,
      title: 'Mostly correct',
      body: prose`
        I was there for some of it. He has the year of the flood wrong, and I have told him so. Very good
        manners on stairs.`,
    },
  ],
  leo: [
    {
      by: 'salma',
      ago: days(29),
      rating: 4,
      title: 'We saw the otter',
      body: prose`
        The twins saw the otter. I saw a ripple. But they have not stopped talking about it, and he answered
        even the questions about otter toilets with great seriousness.`,
    },
    {
      by: 'tomasz',
      ago: days(36),
      rating: 3,
      title: 'Good eyes, loose dates',
      body: prose`
        He sees everything that moves and dates everything that does not to "ages ago". With a little
        reading he will be better than me. I have lent him three books and I should like them back.`,
    },
    {
      by: 'priya',
      ago: days(17),
      rating: 2,
      title: 'He forgot us at the depot',
      body: prose`
        The walk up to there was lovely, foxes included. Then he took a call and half of the group followed
        the wrong half of the race. We found our way back by the smell of the bakery. He did apologise, with
        a plant.`,
    },
  ],
};
