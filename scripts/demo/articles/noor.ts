import { days } from '../ago.ts';
import type { DemoArticle } from '../content.ts';
import { prose } from '../prose.ts';

export const NOOR_ARTICLES: readonly DemoArticle[] = [
  {
    ago: days(3.3),
    title: 'Free: eleven half-full tins of sign paint',
    topic: 'Design',
    kind: 'offer',
    fulfilled: true,
    body: 'Mostly green. One is called "Regret".',
  },
  {
    ago: days(9.2),
    title: 'Hand-lettered signs for stalls and shop windows',
    topic: 'Design',
    kind: 'offer',
    skill: 'Graphic Designer',
    body: prose`
      A sign has about two seconds and one job. I draw yours by hand, on wood, on glass or on the back of something
      you were going to throw away, so that people know from across the square what you sell and that you mean it.

      I work in Latin and in Arabic script. For the spice stall I did both on one board, and it says what I would
      like to say to everybody who has just arrived:

      أهلاً وسهلاً بالجيران الجدد في حيّنا، الشاي على النار والباب مفتوح.

      (The tea is on and the door is open. It is true on most afternoons.)

      Small boards take an evening. Windows take a dry day and somebody to hold the ladder, when there is a ladder.`,
  },
  {
    ago: days(20.6),
    title: 'A poster in an hour: bring a sentence, leave with something for your window',
    topic: 'Design',
    kind: 'offer',
    skill: 'Graphic Designer',
    body: prose`
      You do not need to be able to draw. You need one sentence that you mean. We cut it down to the words that
      do the work, choose one letterform and one colour, and print it on the old proofing press, which is older
      than all of us and has better posture.

      Last time we made "Piano lessons, patient teacher, impatient piano", "The bicycle is not abandoned" and
      "Please ring, we cannot hear you knock". All three have worked.

      Old Dye Works, second floor. Four people at a time. Wear something that may become green.`,
  },
  {
    ago: days(48),
    title: "Looking for a website that does not look like everybody's website",
    topic: 'Websites',
    kind: 'request',
    skill: 'Website Developer',
    body: prose`
      I know exactly what it should look like: I have drawn every screen, at full size, in ink. What I cannot do is
      make it open on a telephone. I would like to sit beside somebody who can, ask many questions, and pay in
      logos, menus, letterheads, wedding invitations, or a sign that says whatever you like.

      I promise to say "make it bigger" only where I mean it.`,
  },
];
