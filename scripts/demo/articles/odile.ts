import { days } from '../ago.ts';
import type { DemoArticle } from '../content.ts';
import { prose } from '../prose.ts';

export const ODILE_ARTICLES: readonly DemoArticle[] = [
  {
    ago: days(6.4),
    title: 'Coats relined while there is still time',
    topic: 'Sewing',
    kind: 'offer',
    skill: 'Fashion Designer',
    body: prose`
      It is warm now. You are not thinking of your coat. I am. Bring it before everybody else remembers theirs, and you
      may choose the lining: I have a bolt of dark plum, a striped one from a mattress factory, and four metres of
      something with herons on it that I have been saving for the right person.`,
  },
  {
    ago: days(36),
    title: 'Show me the city and I will take in your trousers',
    topic: 'Walks',
    kind: 'request',
    skill: 'Tour Guide',
    body: prose`
      I have lived here for fourteen years and I know the way from my door to my cutting table. I am told there is more.
      I would like somebody to walk with me, slowly, and tell me what I am looking at. In exchange I alter, mend, hem
      or make. I do not talk much on walks. I listen very well.`,
  },
  {
    ago: days(82),
    title: 'How to measure yourself honestly (nobody is looking)',
    topic: 'Sewing',
    body: prose`
      Nine of ten garments that come to me do not fit because somebody measured the person they used to be, or the
      person they intend to become. The cloth is for the one who is here. Here is how to measure that one.

      Wear what you will wear underneath. Stand as you stand, not as you stood at the photographer's. Breathe out.
      If you hold the tape so tight that it leaves a line, you are making a wish, not a measurement.

      - Chest: round the widest part, tape level at the back. Somebody has to look at the back for you. It does not
      count as help, it counts as company.
      - Waist: bend to one side; where you fold, that is it. It is higher than your trousers believe.
      - Hips: the widest part again, feet together, pockets empty. I once cut a skirt for a woman and her keys.
      - Back: from the bone at the bottom of the neck to the waist. Look down and it will show itself.
      - Arm: from the edge of the shoulder, round the bent elbow, to the wrist. Bent! People do not stand like
      soldiers, they hold shopping.
      - Inside leg: take trousers that fit and measure them instead. It spares everybody's blushes.

      Write the numbers down with the date. Do not round. Do not tell me what size you are; sizes are an opinion of
      the shop. Bring me the numbers and I will bring the cloth to you, and for once you will be able to lift
      both arms on the tram.`,
  },
];
