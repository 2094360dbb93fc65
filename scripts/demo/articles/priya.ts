import { days } from '../ago.ts';
import type { DemoArticle } from '../content.ts';
import { prose } from '../prose.ts';

export const PRIYA_ARTICLES: readonly DemoArticle[] = [
  {
    ago: days(1.4),
    title: 'Show my parents around? They visit for a week and they outwalk me',
    topic: 'Walks',
    kind: 'request',
    skill: 'Tour Guide',
    fulfilled: true,
    body: prose`
      Both over seventy, both in better shoes than I own. My father wants bridges and how they stand up. My mother wants
      markets and will talk to everybody at them. I have shown them the three streets I know and on the second day
      they began showing them to me.

      In return: evenings of maths or of websites, as many as the walk had kilometres.`,
  },
  {
    ago: days(11),
    title: 'Fractions for parents, so that homework stops being a contact sport',
    topic: 'Maths',
    kind: 'offer',
    skill: 'Math Teacher',
    body: prose`
      It is not your fault. They teach it differently now, and the way they teach it is better, but nobody told you.

      One evening, no children admitted. We cut paper, we cut cake, we find out why you may not add the bottoms, and at
      the end you will be able to sit next to your child and say "show me how you do it" and actually follow the
      answer. That sentence is the whole method. The cake is for morale.

      If enough people come I'll do long division next, with a helmet.`,
  },
  {
    ago: days(55),
    title: 'Office hours for stuck websites, at the Lock',
    topic: 'Websites',
    kind: 'offer',
    skill: 'Website Developer',
    body: prose`
      The corner table, the one that wobbles, every other week. Bring the laptop and the thing that stopped working, and
      tell me what you did just before, including the part you would rather leave out. I don't sell anything and I
      don't judge, and I have seen worse, because I have written worse.

      Jonas usually turns up as well, so you get two opinions and, with luck, one answer.`,
  },
];
