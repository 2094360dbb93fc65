import { days, hours } from '../ago.ts';
import type { DemoArticle } from '../content.ts';
import { prose } from '../prose.ts';

export const LEO_ARTICLES: readonly DemoArticle[] = [
  {
    ago: hours(4.5),
    title: 'Night walk with the last tram: 90 minutes, no ghosts, some foxes 🦊',
    topic: 'Walks',
    kind: 'offer',
    skill: 'Tour Guide',
    body: prose`
      We ride line 9 to the depot, get off when the driver gets off, and walk back along the race in the dark. I show
      you where the city keeps its animals: the fox family behind the bottle bank, the bats under Heron Bridge, and with
      luck the otter that the council says we don't have.

      No torches, your eyes can do this. No ghosts either, for those see Tomasz, he has the licence.`,
  },
  {
    ago: days(8.1),
    title: 'Statistics exam in three weeks, panic in two',
    topic: 'Maths',
    kind: 'request',
    skill: 'Math Teacher',
    body: prose`
      I understand the mean. I thought I understood the median. Then came the chapter with the Greek letters. Looking
      for somebody who explains slowly and doesn't say "obviously". I can pay in night walks, plant care (limited) and
      carrying heavy things up stairs.`,
  },
  {
    ago: days(31),
    title: 'Plants',
    topic: 'Garden',
    kind: 'request',
    body: 'My flatmate left me 14. They know. Help.',
  },
];
