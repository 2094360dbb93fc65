import { days } from '../ago.ts';
import type { Conversation } from '../content.ts';

export const NEWCOMER: Conversation = {
  ago: days(6.2),
  lines: [
    ['ingrid', 0, 'Hello! I moved in at Cooper Lane 11 last night. Is the water always brown?'],
    ['bruno_pipes', 1.5, 'Welcome! Only the first minute, after they flush the mains. Let it run.'],
    ['bruno_pipes', 0.4, 'If it is still brown tomorrow, ring me. If it is blue, ring Noor.'],
    ['noor', 1, 'That was ONE time'],
    ['ingrid', 2, 'It is clear now, thank you. One more question: does anybody own forks?'],
    ['ada', 1.2, 'Welcome, Ingrid. How many do you need and for what sort of occasion?'],
    ['ingrid', 0.7, 'One. Breakfast.'],
    ['ada', 0.5, 'I shall put six on your doorstep. One never knows.'],
    ['gus_the_ladle', 3, 'I can bring spoons, and something to put in them'],
    [
      'tomasz',
      8,
      'Welcome to the Millrace! @ingrid, number 11 has the oldest door in the street. Please do not paint it.',
    ],
    ['ingrid', 1, 'I had already wondered about the tiny door in the wall next to it.'],
    ['tomasz', 0.3, 'For the dog. I can explain. It takes about two hours.'],
    ['priya', 1.4, 'It really does, and it is worth it. Bring gloves.'],
    ['salma', 16, 'أهلاً وسهلاً! Welcome @ingrid. What do you do when you are not looking for forks?'],
    ['ingrid', 2.5, 'I teach maths 🙂 And I would love to learn how to make one dress that fits me.'],
    ['salma', 0.2, 'MATHS'],
    ['salma', 0.2, 'Do not move. I am coming over. I will make you ten dresses.'],
    ['ada', 4, 'There goes my monopoly. Welcome twice, then.'],
  ],
};
