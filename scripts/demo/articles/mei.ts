import { days, hours } from '../ago.ts';
import type { DemoArticle } from '../content.ts';
import { prose } from '../prose.ts';

export const MEI_ARTICLES: readonly DemoArticle[] = [
  {
    ago: hours(1.3),
    title: 'Soup',
    topic: 'Cooking',
    body: "Made too much again. Door's open.",
  },
  {
    ago: days(7.6),
    title: 'Dumpling evening, eight places, bring an apron 🥟',
    topic: 'Cooking',
    kind: 'offer',
    skill: 'Personal Chef',
    body: prose`
      We make about two hundred, which sounds like a lot until you meet the first one. Pork and chive, mushroom and
      cabbage, and a sweet one with black sesame for whoever folds the ugliest. (There is competition for that prize.
      Last time a grown man cheated.)

      You learn the dough, two folds and the trick with the lid. Everybody takes a bag home for the freezer. Please
      say if there is something you don't eat; I have a quiet corner of the table for every diet except "only
      potatoes".`,
  },
  {
    ago: days(24),
    title: 'Mint, sage and far too much lovage: help yourself',
    topic: 'Garden',
    kind: 'offer',
    body: prose`
      Allotment 9, left of the gate, the bed with the broken colander on a stick. Cut from the top, not from the roots.
      The mint may be taken with the roots. In fact I would be grateful. It is halfway to the tram depot.`,
  },
  {
    ago: days(41),
    title: 'Does anybody sew? My apron has surrendered',
    topic: 'Sewing',
    kind: 'request',
    skill: 'Fashion Designer',
    body: prose`
      Both pockets and one strap in the same week. I don't want it mended for me, I want to be able to do it:
      sit beside me for two evenings, show me how the machine is threaded, and don't laugh at my seams. I'll cook
      for you and for whoever you live with.`,
  },
  {
    ago: days(101),
    title: "Cooking for people who think they can't: four evenings",
    topic: 'Cooking',
    kind: 'offer',
    skill: 'Personal Chef',
    body: prose`
      This course is for you if your smoke alarm knows you by name.

      First evening: the knife. How to hold it, how to hold the other hand (this matters more), and an onion, then
      ten more onions. We make onion soup, because of all the onions.

      Second evening: heat. Most things that go wrong in a pan go wrong because it was too hot or because somebody got
      nervous and stirred. We learn to wait. Fried rice, an omelette, a piece of fish that doesn't stick.

      Third evening: salt, sour, sweet. I give you a pot of something dull and you repair it. It is the most useful
      hour of the four, and the funniest.

      Fourth evening: you cook, I sit down. Bring a guest.

      No certificates. One participant has since cooked for his mother-in-law and reports that she asked for the
      recipe, which he did not have, because there wasn't one. That is what I call passing.`,
  },
];
