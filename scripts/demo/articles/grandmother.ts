import { days, hours } from '../ago.ts';
import type { DemoArticle } from '../content.ts';
import { prose } from '../prose.ts';

export const GRANDMOTHER_ARTICLES: readonly DemoArticle[] = [
  {
    ago: hours(31),
    title: 'I cook for six. There is one of me.',
    topic: 'Cooking',
    kind: 'offer',
    skill: 'Personal Chef',
    body: prose`
      On Wednesdays and on whichever day I forget that it is not Wednesday, there are five plates too many on my table.
      Cabbage rolls, lentils with vinegar, the noodles with poppy seed if you are good.

      If you are new here, or have an exam, or have been left by somebody, you come first. Ring at the third bell at
      the Long Corner and say loudly who you are. You may bring a plant. You may not bring dessert; I have seen
      what is sold as dessert.`,
  },
  {
    ago: days(10.3),
    title: 'How do I put the photographs into the computer',
    topic: 'Websites',
    kind: 'request',
    skill: 'Website Developer',
    body: prose`
      There are four hundred on the telephone. My granddaughter says they are in a cloud. I looked. I would like a page
      that only the family can see, with the old pictures as well, and I want to do it myself, so please do not take
      the mouse out of my hand. I mend clothes and I feed people. Both thoroughly.`,
  },
  {
    ago: days(22),
    title: 'Trousers shortened, zips replaced, advice free',
    topic: 'Sewing',
    kind: 'offer',
    skill: 'Fashion Designer',
    body: prose`
      Leave them on the hook in the stairwell with a note of the length, and your name. Not "the blue ones". They are all
      blue ones.`,
  },
  {
    ago: days(47),
    title: 'The plum cake, since you all keep asking',
    topic: 'Cooking',
    body: prose`
      I have now been stopped four times on the stairs, so I write it down once.

      You need a kilo of plums, the small dark ones that look as if they had been rained on. Half a kilo of flour, a
      cube of fresh yeast, a quarter of a litre of milk, lukewarm like a handshake, 80 grams of butter, 80 of sugar,
      one egg, salt, and the peel of half a lemon.

      1. Crumble the yeast into a little of the milk with a spoon of the sugar. When it foams, it forgives you.
      2. Knead everything except the plums. Ten minutes. If you are angry with somebody, this is the moment.
      3. Cover it and go away for an hour. Do not look. Nobody rises well when looked at.
      4. Roll it onto the tray. Cut the plums so that they open like a book and stand them up in rows, close, like
      people on line 9.
      5. Twenty minutes of rest, then thirty-five in the oven at 190 degrees, until the edges are the colour of a
      violin.

      Sugar and cinnamon only when it comes out, otherwise the plums weep. With it a spoon of crème fraîche, or
      two, I am not your doctor.

      It is better on the second day. In my house this has never been tested.`,
  },
];
