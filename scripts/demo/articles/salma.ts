import { days, hours } from '../ago.ts';
import type { DemoArticle } from '../content.ts';
import { prose } from '../prose.ts';

export const SALMA_ARTICLES: readonly DemoArticle[] = [
  {
    ago: hours(20),
    title: 'Help! My twins have met long division',
    topic: 'Maths',
    kind: 'request',
    skill: 'Math Teacher',
    body: prose`
      They are nine, they are clever, and they have decided that it is a conspiracy. I tried to help and was told that
      "this is not how Miss does it". I can offer a made-to-measure jacket, a printed tablecloth, or simply my eternal
      respect. We live in Dyers' Row; you will hear us.`,
  },
  {
    ago: days(26),
    title: 'Printing day for children: potatoes, ink and old T-shirts',
    topic: 'Design',
    kind: 'offer',
    skill: 'Graphic Designer',
    body: prose`
      You bring the child and a T-shirt that has already lived. I bring potatoes, knives that don't cut fingers, and ink
      that does wash off (skin) and doesn't (shirts). From six years up. We begin with stars, because everybody does,
      and by the end there are always dragons.

      Parents may stay if they print, too. Parents who say "careful!" more than three times are given a potato of
      their own.`,
  },
  {
    ago: days(69),
    title: 'Patterns cut to you, not to a mannequin',
    topic: 'Sewing',
    kind: 'offer',
    skill: 'Fashion Designer',
    body: prose`
      One shoulder lower than the other? A sway back, long arms, a chair with wheels? Good, then we have something to
      work with. I take your measures once, draft a block in paper that is yours for ever, and show you how to make a
      shirt, a skirt or trousers from it. You will never again stand in a changing room and believe that you are the
      problem.`,
  },
];
