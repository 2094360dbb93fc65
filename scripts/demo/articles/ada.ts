import { days, hours } from '../ago.ts';
import type { DemoArticle } from '../content.ts';
import { prose } from '../prose.ts';

export const ADA_ARTICLES: readonly DemoArticle[] = [
  {
    ago: hours(9),
    title: 'Sums for grown-ups: the Tuesday table is open again',
    topic: 'Maths',
    kind: 'offer',
    skill: 'Math Teacher',
    body: prose`
      After a summer of excuses (mine), the Tuesday table is back. It is for grown-ups who were told at school
      that they were "not a numbers person", usually by somebody who could not explain numbers.

      Bring whatever you avoid: a payslip, a loan offer, a knitting pattern that has to fit a different body. We
      start with the tea and go on from there. Six chairs, no homework, no grades, and nobody is called to the
      board. I do not even own a board any more. I own a fridge door.`,
  },
  {
    ago: days(2.2),
    title: 'Maths help before the exams, kitchen table, tea included',
    topic: 'Maths',
    kind: 'offer',
    skill: 'Math Teacher',
    body: prose`
      The exams are coming, and so are the parents who stop me at the bakery. Let us do this in an orderly way.

      I have places after school on three days a week, one hour each, at most two pupils at a time. Any school,
      any level up to first-year statistics. I do not drill. I ask a pupil to explain the thing to me until we
      both hear where the explanation wobbles, and then we mend that spot. It is slower than a trick and it lasts
      longer.

      In exchange: I am not interested in money, I have a pension and simple tastes. I am interested in a hot
      meal that I did not cook, or an hour of anybody who understands taps.

      The biscuits are for after the hard exercise. This is pedagogy, not cruelty.`,
  },
  {
    ago: days(19),
    title: 'Seed swap at the allotments behind the tram depot',
    topic: 'Garden',
    kind: 'offer',
    body: prose`
      I have far too many climbing beans (white flowers, very good-natured) and a paper bag on which I wrote "nice
      ones" two years ago. I am looking for chard and for somebody who will admit to having a spare rhubarb.

      Plot 14, the one with the blue water barrel. If I am not there, leave yours in the biscuit tin and take what
      you like. Please write on the bag what it is. Learn from my mistakes.`,
  },
  {
    ago: days(33),
    title: 'My kitchen tap is practising the drums',
    topic: 'Plumbing',
    kind: 'request',
    skill: 'Plumber',
    body: prose`
      It drips in five-four time, at night, with a little fill before the bar line. I have changed the washer
      twice and it has merely developed as an artist. Would somebody look at it in exchange for lessons of any
      length? I teach everything from fractions upwards.`,
  },
  {
    ago: days(75),
    title: 'Why minus times minus is plus, without magic',
    topic: 'Maths',
    body: prose`
      I was asked this one on the tram, by a grown man with a cello, so here is the answer for everybody.

      Most of us learnt it as a rule. "Minus times minus is plus", we were told, in the tone in which one is told
      not to run at the swimming pool. A rule without a reason is a heavy thing to carry; you have to remember it
      for ever, because you cannot find it again once you have put it down. So let us find it.

      Think of the water level in the race, down at the lock. Somebody has opened the sluice and the level falls by
      3 centimetres an hour. Falling, so we write −3.

      In two hours from now, the level will be 2 × (−3) = −6: six centimetres lower than now. Nobody minds that one.
      Two hours of falling by three is six down.

      Now look the other way. Where was the level two hours ago? Two hours ago is −2 on our clock. And the water has
      been falling all the time, so two hours ago it must have stood higher than it does now: six centimetres
      higher, +6. But we have just computed (−2) × (−3). The time runs backwards, the water runs down, and so, looking
      back, the water goes up. Minus times minus is plus, and nobody had to be told.

      If you like it drier, here is the same thing with no water in it:

      1. We would all like 3 + (−3) = 0. That is what −3 is for.
      2. Multiply both sides by −2. The right side stays 0.
      3. The left side becomes (−2) × 3 + (−2) × (−3), that is, −6 + (−2) × (−3).
      4. If that is to be 0, then (−2) × (−3) has no choice. It has to be 6.

      The second way is a proof and the first is a picture. You want both: the picture so that you believe it, the
      proof so that you know you were not just charmed.

      The man with the cello missed his stop. I consider it one of my better lessons.

      If there is another rule that somebody once told you in the swimming-pool voice, leave me a line in the chat.
      Dividing by a fraction is already on my list, and so is the question why there are no prizes for dividing by
      zero.`,
  },
];
