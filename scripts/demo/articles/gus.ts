import { days } from '../ago.ts';
import type { DemoArticle } from '../content.ts';
import { prose } from '../prose.ts';

export const GUS_ARTICLES: readonly DemoArticle[] = [
  {
    ago: days(3),
    title: 'I fixed the fountain',
    topic: 'Plumbing',
    body: 'It was a sock.',
  },
  {
    ago: days(17),
    title: 'Stew and small repairs, one visit',
    topic: 'Repairs',
    kind: 'offer',
    skill: 'Personal Chef',
    body: prose`
      A good stew wants three hours of being left alone. So do I, but I have to stay near it, and I might as well be
      useful. I come to you, put the pot on your stove, and while it murmurs I do the things on your list: the tap, the
      siphon, the door that sticks, the shelf that you have been calling "temporary".

      When the list is done we eat. You supply an onion and the truth about how long it's been leaking. Serves four, or
      two and a plumber.`,
  },
  {
    ago: days(38),
    title: "Need a menu that doesn't look like a ransom note",
    topic: 'Design',
    kind: 'request',
    skill: 'Graphic Designer',
    body: prose`
      I do Saturdays at the market: stew, bread, the red beans. I wrote the board myself, and yesterday somebody asked
      me if the beans were being held against their will. Looking for a kind person with nice letters. I pay in
      dinners or in pipework, your choice, quality comparable.`,
  },
];
