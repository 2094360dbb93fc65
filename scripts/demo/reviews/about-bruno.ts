import { days, hours } from '../ago.ts';
import type { DemoReview } from '../content.ts';
import { prose } from '../prose.ts';

/** One review by everybody who has lived here for a while: the plumber is the one whom all of them have needed. */
export const ABOUT_BRUNO: readonly DemoReview[] = [
  {
    by: 'ada',
    ago: days(30),
    rating: 5,
    title: 'The drummer has left the band',
    body: prose`
      He listened to my tap for a whole minute with his eyes closed before he touched it. Silence ever
      since. In return he has had his first lesson, and wants percentages next.`,
  },
  {
    by: 'mei_lin',
    ago: days(118),
    rating: 5,
    title: 'Saved a wedding',
    body: 'Drain blocked, forty guests, two hours to go. He came in his good shoes.',
  },
  {
    by: 'noor',
    ago: days(93),
    rating: 4,
    title: 'Good work, terrible invoice',
    body: prose`
      The sink is perfect. The invoice was written in four colours on the back of a seed packet and I have
      redrawn it for him.`,
  },
  {
    by: 'jonas-codes',
    ago: days(86),
    rating: 5,
    title: 'Explains what he does',
    body: 'I understood the whole heating by the end of it. Also lent me his ladder for the cat.',
  },
  {
    by: 'odile',
    ago: days(71),
    rating: 4,
    title: 'Clean hands',
    body: prose`
      He asked where he could put his bag before he put it down. In a room full of wool, one remembers that.`,
  },
  {
    by: 'tomasz',
    ago: days(66),
    rating: 5,
    title: 'Found a pipe older than the street',
    body: prose`
      And instead of cursing he called me to look at it. We stood there for twenty minutes like two boys at
      a building site. Then he repaired it with a part that, he tells me, will outlast us both.`,
  },
  {
    by: 'priya',
    ago: days(51),
    rating: 3,
    title: 'Fixed, at the third appointment',
    body: prose`
      The repair is fine and the price was fair. But I took time off twice for nothing, and a short message
      would have cost him ten seconds. He has apologised and has since bought a calendar.`,
  },
  {
    by: 'gus_the_ladle',
    ago: days(44),
    rating: 5,
    title: 'He taught me everything (the second half)',
    body: 'Best colleague one can have. Do not believe what he says about the dent in the ladder.',
  },
  {
    by: 'salma',
    ago: days(35),
    rating: 5,
    title: 'Patient with the twins',
    body: prose`
      They asked him ninety questions and he answered ninety questions. The bathroom works as well.`,
  },
  {
    by: 'leo',
    ago: days(23),
    rating: 1,
    title: 'Seven in the morning',
    body: prose`
      He drilled next door for three days and nobody had put up a note. Nobody! I had an exam. I know the
      pipes had to be done. I am still giving one star for each note that I saw, rounded up.`,
  },
  {
    by: 'grandmother-of-the-long-corner',
    ago: days(14),
    rating: 5,
    title: 'A decent man',
    body: 'Ate properly. Took off his shoes.',
  },
  { by: 'moss', ago: hours(2.4), rating: 5, title: 'Ladder', body: 'He has it back. Good ladder.' },
];
