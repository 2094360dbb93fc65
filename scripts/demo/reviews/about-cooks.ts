import { days, hours } from '../ago.ts';
import type { ReviewsByMember } from '../content.ts';
import { prose } from '../prose.ts';

export const ABOUT_COOKS: ReviewsByMember = {
  mei_lin: [
    {
      by: 'bruno_pipes',
      ago: days(96),
      rating: 5,
      title: 'I can cook fish',
      body: prose`
        Took the four evenings. Went in with one dish and a fear of fish, came out with nine and an opinion
        about onions. My mother-in-law asked for a recipe. There was no recipe. I have never been so proud.`,
    },
    {
      by: 'tomasz',
      ago: days(84),
      rating: 5,
      title: 'The fold',
      body: prose`
        She showed me the fold eleven times and on the twelfth she said "there". I still think about that
        "there".`,
    },
    {
      by: 'priya',
      ago: days(40),
      rating: 4,
      title: 'Wonderful evening, bring a cushion',
      body: prose`
        Everything I ate was a small argument for staying in this neighbourhood. One star off for the
        benches, which were made by somebody with a grudge.`,
    },
    {
      by: 'salma',
      ago: days(28),
      rating: 5,
      title: 'She fed the dragons',
      body: prose`
        Cooked for eighteen children after the printing day, and every one of them ate something green. I
        have witnesses.`,
    },
    {
      by: 'leo',
      ago: days(6.9),
      rating: 5,
      title: 'Won the ugly dumpling prize',
      body: 'Fairly this time. 10/10 would fold badly again 🥟',
    },
  ],
  gus_the_ladle: [
    {
      by: 'ada',
      ago: days(16),
      rating: 4,
      title: 'Stew: excellent. Shelf: level.',
      skill: 'Personal Chef',
      body: prose`
        Four stars because the shelf is level with the floor of my house, and the floor of my house is not
        level with anything. He says that this is philosophy and not carpentry.`,
    },
    {
      by: 'odile',
      ago: days(62),
      rating: 2,
      title: 'The stew boiled over',
      skill: 'Personal Chef',
      body: prose`
        Onto a bolt of silk that I had asked him twice to move. He was very sorry, he paid for the silk, and
        the siphon does not leak. But I had asked him twice.`,
    },
    {
      by: 'bruno_pipes',
      ago: days(58),
      rating: 3,
      title: 'Good plumber. Talks.',
      skill: 'Plumber',
      body: prose`
        Solid joints, tidy pipework, and I now know the plot of every film he has ever seen. The dent in the
        ladder was him.`,
    },
    {
      by: 'grandmother-of-the-long-corner',
      ago: days(20),
      rating: 3,
      title: 'Too much pepper',
      skill: 'Personal Chef',
      body: prose`
        The drain is good. The stew has talent but no patience. I have shown him where he goes wrong.`,
    },
    {
      by: 'noor',
      ago: hours(29),
      rating: 5,
      title: 'Swapped: one menu for one working sink',
      skill: 'Plumber',
      body: prose`
        The red beans are no longer being held against their will, and my studio has hot water for the first
        time in a year. Best swap so far.`,
    },
  ],
  'grandmother-of-the-long-corner': [
    {
      by: 'leo',
      ago: days(43),
      rating: 5,
      title: 'Third bell',
      skill: 'Personal Chef',
      body: prose`
        I said loudly who I was. I was given three plates and asked why I am so thin. Then she shortened my
        coat while I was in it.`,
    },
    {
      by: 'jonas-codes',
      ago: days(9.7),
      rating: 5,
      title: 'The best pupil I have had',
      body: prose`
        She did not let me touch the mouse once. 212 photographs are in, sorted by who was speaking to whom
        at the time.`,
    },
    {
      by: 'mei_lin',
      ago: days(33),
      rating: 5,
      title: 'I bow',
      skill: 'Personal Chef',
      body: prose`
        I have cooked for a living for fourteen years. I was sent back to my chair and told to watch. I
        watched.`,
    },
    {
      by: 'bruno_pipes',
      ago: days(13.5),
      rating: 4,
      title: 'Zip like new',
      skill: 'Fashion Designer',
      body: prose`
        Work trousers, three years of them, zip like new. She said the rest of the trousers was beyond help
        and she may be right.`,
    },
  ],
};
