import { days } from '../ago.ts';
import type { DemoArticle } from '../content.ts';
import { prose } from '../prose.ts';

export const JONAS_ARTICLES: readonly DemoArticle[] = [
  {
    ago: days(4.3),
    title: 'Orange cat on the roof of the tram depot',
    topic: 'Street life',
    body: 'Mine. He is fine. He does this for attention.',
  },
  {
    ago: days(15.5),
    title: 'I build your shop a page, you cook me a dinner',
    topic: 'Websites',
    kind: 'offer',
    skill: 'Website Developer',
    body: prose`
      One page: what you do, when you are open, where you are, a picture that is really yours. It loads before the
      tram reaches the next stop and you can change the opening hours yourself without ringing me.

      The price is one dinner. I have three dishes and I have eaten each of them some four hundred times. Nothing
      fancy; something with a vegetable in it would be an adventure.

      Here is what I made for the cheese stall and for the chess club, so that you know what you are getting:
      https://pages.knack.example/cheese and https://pages.knack.example/chess?board=1 (the knights move).`,
  },
  {
    ago: days(29),
    title: 'Need a logo. I drew one myself. It looks like a sad potato.',
    topic: 'Design',
    kind: 'request',
    skill: 'Graphic Designer',
    fulfilled: true,
    body: prose`
      It was meant to be a cat looking out of a browser window. I have shown it to five people and got potato, potato,
      "is it a liver?", potato, and a long silence.

      I can offer a website of any shape, rescue of an existing website, or the removal of whatever your nephew
      installed on your laptop. Kernel is available for sittings if you bring chicken.`,
  },
  {
    ago: days(88),
    title: 'What your page weighs, and why people on the tram give up on it',
    topic: 'Websites',
    body: prose`
      Last week I sat on line 9 between Sluice Square and the depot and opened the websites of twelve shops that I could
      see from the window. Four of them opened before I had passed the shop. Five opened after. Three are, as far
      as I know, still opening.

      That is not about taste, it is about weight. The slowest one was a page with an address, a telephone number
      and a photograph of bread, and it weighed as much as a whole paperback novel, twenty times over. The
      photograph was as wide as a house wall and was then shown at the size of a stamp. Your customer paid for the
      house wall.

      If you have a page, here is what to do about it, in the order in which it helps:

      - Make the pictures as large as they are shown, not as large as your camera can. This alone is usually half of
      the way.
      - Throw out what moves. Sliders, snow, the thing that follows the mouse. Nobody has ever bought bread because
      of snow.
      - Put the opening hours in words on the first screen. Not in a picture, not in a document that must be
      downloaded. People read them while walking.
      - Ask whoever built it what is loaded from elsewhere, and why. Every "elsewhere" is another door to knock at
      before anything appears, and some of them look into your customer's pockets on the way.
      - Then test it the way it is used: on an old phone, outdoors, with gloves on, in a hurry.

      I am happy to weigh your page for you. It takes ten minutes, costs nothing, and I will be polite about the
      snow. I bring my own old phone; it has been dropped in the race once and still opens four of the twelve.`,
  },
];
