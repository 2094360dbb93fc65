import { days, hours } from '../ago.ts';
import type { ReviewsByMember } from '../content.ts';
import { prose } from '../prose.ts';

export const ABOUT_MAKERS: ReviewsByMember = {
  noor: [
    {
      by: 'mei_lin',
      ago: days(80),
      rating: 5,
      title: 'People stop and read',
      body: prose`
        The sign over my door says "Eat slowly". People stand in front of it and nod, and then some of them
        come in.`,
    },
    {
      by: 'gus_the_ladle',
      ago: hours(28),
      rating: 5,
      title: 'A menu without hostages',
      body: prose`
        Sold out of beans by noon for the first time ever. I have done her sink and I still feel I owe her a
        boiler.`,
    },
    {
      by: 'jonas-codes',
      ago: days(27),
      rating: 5,
      title: 'It is a cat now',
      body: prose`
        Four lines and a dot. Everybody sees a cat. I had been working on that potato for two months.`,
    },
    {
      by: 'tomasz',
      ago: days(18),
      rating: 4,
      title: 'The map of the walk',
      body: prose`
        A beautiful map. I would have liked a few more of the historical details on it. She asked me whether
        I wanted people to read it or to fold it. Fair.`,
    },
  ],
  'jonas-codes': [
    {
      by: 'noor',
      ago: days(34),
      rating: 5,
      title: 'He built what I drew',
      body: prose`
        Including the ink blot on the contact page, which was an accident and which he had animated very
        slightly. We are keeping it.`,
    },
    {
      by: 'odile',
      ago: days(57),
      rating: 1,
      title: 'Offline in the week of the show',
      answer: {
        ago: days(56),
        body: 'I was, and I am sorry. It now rings my phone when a page goes down, also at the lake.',
      },
      body: prose`
        My page was gone for two days, in the only two days of the year when anybody looks for it. He was at
        a lake. He has explained to me what went wrong. I did not need it explained, I needed it back.`,
    },
    {
      by: 'gus_the_ladle',
      ago: days(15),
      rating: 4,
      title: 'Fast page, slow eater',
      body: prose`
        Page up in a day. Then he sat at my table for four hours and had everything twice. Both of us are
        satisfied.`,
    },
    {
      by: 'grandmother-of-the-long-corner',
      ago: days(9.5),
      rating: 5,
      title: 'A patient boy',
      body: prose`
        He sits on his hands when he is asked to. He should bring a warmer coat and he should stop saying
        "simply".`,
    },
  ],
  odile: [
    {
      by: 'priya',
      ago: days(61),
      rating: 5,
      title: 'I can lift both arms',
      body: 'On the tram. At the same time. I had no idea that coats could do this.',
    },
    {
      by: 'tomasz',
      ago: days(39),
      rating: 5,
      title: 'She hears what one does not say',
      body: prose`
        I came about a button. She looked at the coat, looked at me, and asked how long I had been walking
        with the left shoulder forward. Since the accident, I said. She has cut it so that it no longer
        shows.`,
    },
  ],
  salma: [
    {
      by: 'ada',
      ago: days(25.5),
      rating: 5,
      title: 'A dragon on every shirt',
      skill: 'Graphic Designer',
      body: prose`
        I came to help out for an hour and went home with ink up to the elbows and a shirt of my own. I wear
        it to the allotment. The beans respect me now.`,
    },
    {
      by: 'leo',
      ago: days(21),
      rating: 2,
      title: 'Great trousers, three weeks late',
      skill: 'Fashion Designer',
      body: prose`
        They fit better than anything I own. But "Friday" turned out to be a feeling rather than a day, and
        I went to my cousin's wedding in shorts.`,
    },
    {
      by: 'mei_lin',
      ago: days(38),
      rating: 4,
      title: 'My first straight seam',
      skill: 'Fashion Designer',
      body: prose`
        She let me cut the cloth myself, which nobody had dared. The seam is straight. The other one we do
        not talk about.`,
    },
  ],
  moss: [{ by: 'ada', ago: days(26), rating: 5, title: 'Thank you for the gate', body: 'You know why.' }],
};
