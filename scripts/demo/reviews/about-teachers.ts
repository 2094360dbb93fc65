import { days, hours } from '../ago.ts';
import type { ReviewsByMember } from '../content.ts';
import { prose } from '../prose.ts';

export const ABOUT_TEACHERS: ReviewsByMember = {
  ada: [
    {
      by: 'bruno_pipes',
      ago: days(11.2),
      rating: 5,
      title: 'I get it now. I was poorer than I thought.',
      body: prose`
        An hour at the kitchen table and she never once made me feel slow. Turns out ten up and ten down is
        not the same. Turns out I have been giving it away for four years. The biscuits helped.`,
    },
    {
      by: 'leo',
      ago: days(7.3),
      rating: 5,
      title: 'Says "let us look", never "obviously"',
      body: 'Greek letters are just letters. I would like that on a T-shirt.',
    },
    {
      by: 'salma',
      ago: days(4.8),
      rating: 4,
      title: 'Works on one twin',
      body: prose`
        Nura now divides everything in the house, including the cat food. Sami is waiting for more evidence.
        Four stars, five when we get him.`,
    },
    {
      by: 'gus_the_ladle',
      ago: days(77),
      rating: 5,
      title: 'Minus and minus',
      body: 'I am the man with the cello. I missed my stop and I am not sorry.',
    },
    {
      by: 'mei_lin',
      ago: days(53),
      rating: 5,
      title: 'Scales recipes in her head',
      body: prose`
        From eight persons to thirty-five, with the oven I have and not the oven I want. Then she showed me
        how, on the fridge door.`,
    },
    {
      by: 'odile',
      ago: days(25),
      rating: 3,
      title: 'Kind, but I came for circles',
      answer: {
        ago: hours(20),
        body: 'You are right, and circles are what I like best. Come on Thursday: I bring the compasses.',
      },
      body: prose`
        I needed to know how to draft a circle skirt and we spent the first hour on why a circle is round.
        It was interesting. It was not my question.`,
    },
  ],
  priya: [
    {
      by: 'salma',
      ago: days(10.4),
      rating: 5,
      title: 'No helmet needed',
      skill: 'Math Teacher',
      body: prose`
        The fractions evening for parents: I cried a little, of relief, into the cake. I can follow my own
        children again.`,
    },
    {
      by: 'noor',
      ago: days(47),
      rating: 4,
      title: 'My first own page',
      skill: 'Website Developer',
      body: prose`
        She explained, I drew, it opens on a telephone. It does look a little like everybody's, and that is
        because I stopped listening when we came to the grid.`,
    },
    {
      by: 'ada',
      ago: days(37),
      rating: 5,
      title: 'A born teacher, from a former one',
      body: prose`
        She waits. Most people cannot. I have sent her two pupils and kept only the ones who argue.`,
    },
  ],
};
