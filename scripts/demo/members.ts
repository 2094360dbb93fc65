import type { Skill } from '@knack/contract/skills';
import { days } from './ago.ts';
import { prose } from './prose.ts';

export interface DemoMember {
  username: string;
  /** Milliseconds before the loading. */
  joined: number;
  bio: string;
  skills: readonly Skill[];
  interests: readonly Skill[];
  showEmail: boolean;
}

/**
 * The people of the Millrace, a neighbourhood between a canal and a tram line. Skills and interests are chosen
 * so that some pairs can swap, some wishes go one way, and mei_lin, odile and tomasz can only swap all three.
 */
export const MEMBERS = [
  {
    username: 'ada',
    joined: days(212),
    bio: prose`
      Thirty-one years of teaching maths at the Heron Bridge school, two of retirement, and I still find chalk
      in every coat. Times tables to first-year statistics, at my kitchen table, with tea. No question is silly;
      some are just early.

      I swap lessons for working taps. My kitchen has opinions about water pressure.`,
    skills: ['Math Teacher'],
    interests: ['Plumber', 'Personal Chef'],
    showEmail: true,
  },
  {
    username: 'bruno_pipes',
    joined: days(209),
    bio: prose`
      Plumber. Leaks, boilers, blocked everything. Yes, I also look at the thing your cousin installed, and no,
      I won't tell him what I said. Ladder usually available; please bring it back.`,
    skills: ['Plumber'],
    interests: ['Math Teacher', 'Website Developer'],
    showEmail: true,
  },
  {
    username: 'noor',
    joined: days(190),
    bio: prose`
      Posters, menus, shop signs. I letter by hand in Latin and Arabic script and I will notice your kerning.
      Studio on the second floor of the Old Dye Works, door on the canal side, mind the step. Everybody says
      they'll mind the step.`,
    skills: ['Graphic Designer'],
    interests: ['Website Developer', 'Plumber'],
    showEmail: true,
  },
  {
    username: 'jonas-codes',
    joined: days(188),
    bio: prose`
      I build small, fast websites for people who would rather be doing something else. Eleven years of it, four
      of them for myself. I can't draw, I cook three dishes, and the orange cat on every roof in Cooper Lane is
      mine. He is called Kernel and he does not need feeding, whatever he told you.`,
    skills: ['Website Developer'],
    interests: ['Graphic Designer', 'Personal Chef'],
    showEmail: true,
  },
  {
    username: 'mei_lin',
    joined: days(171),
    bio: prose`
      Six years in the galley of a river boat taught me three things: a sharp knife is a safe knife, everybody
      is nicer after soup, and you can cook for forty on two flames if you stay calm.

      Now I have four flames and a table for eight in Dyers' Row, and I cook for birthdays, wakes, first dates
      and one very demanding chess club. I also teach: dumplings, knife skills, what to do with the thing at the
      back of the fridge.

      My clothes, on the other hand, are held together by safety pins. I would dearly like to learn how to sew
      something that is not a roast.`,
    skills: ['Personal Chef'],
    interests: ['Fashion Designer'],
    showEmail: true,
  },
  {
    username: 'odile',
    joined: days(166),
    bio: 'Coats, mostly.',
    skills: ['Fashion Designer'],
    interests: ['Tour Guide'],
    showEmail: false,
  },
  {
    username: 'tomasz',
    joined: days(158),
    bio: prose`
      I have walked the Millrace with strangers since before the trams had doors. There is not a bridge here that
      I cannot be boring about: who built it, who paid for it, who fell off it, and in one case all three at once.

      I do the big round on Sundays (two hours, flat, ends at the café) and small ones whenever three people ask:
      mills and dye works, drowned gardens, the good doorways, the bad statues. School classes are welcome. Dogs
      are welcome. The gentleman who wished to argue about the flood of the year the bakery moved is also welcome,
      but he must bring his sources this time.

      In all these years I have learnt to cook one thing, and it is an egg. If you can teach me a second one I
      will show you the room above the sluice, which is not on any tour.`,
    skills: ['Tour Guide'],
    interests: ['Personal Chef'],
    showEmail: true,
  },
  {
    username: 'priya',
    joined: days(131),
    bio: prose`
      By day I write software for hearing aids. By night I explain fractions to anybody who will sit still. I like
      problems with an answer, which is why I am bad at choosing where to eat. Moved here for a year, eight years
      ago, and have still seen mostly my own street.`,
    skills: ['Website Developer', 'Math Teacher'],
    interests: ['Tour Guide', 'Personal Chef'],
    showEmail: true,
  },
  {
    username: 'gus_the_ladle',
    joined: days(120),
    bio: 'Half plumber, half cook. I wash my hands in between.',
    skills: ['Plumber', 'Personal Chef'],
    interests: ['Graphic Designer'],
    showEmail: true,
  },
  {
    username: 'salma',
    joined: days(97),
    bio: prose`
      Pattern cutter, textile printer, mother of twins, in an order that changes hourly. I cut clothes to the
      person instead of the other way round, and I print on anything that lies flat. The twins are nine and have
      discovered long division. Send help.`,
    skills: ['Graphic Designer', 'Fashion Designer'],
    interests: ['Math Teacher'],
    showEmail: true,
  },
  {
    username: 'leo',
    joined: days(64),
    bio: prose`
      Second year of geography, third year of saying "second year". I guide night walks along line 9 and I know
      where the foxes live 🦊 Looking for somebody patient about statistics.`,
    skills: ['Tour Guide'],
    interests: ['Math Teacher', 'Website Developer'],
    showEmail: true,
  },
  {
    username: 'grandmother-of-the-long-corner',
    joined: days(52),
    bio: prose`
      My granddaughter made me this account. The name I wanted was taken, so she gave me one that nobody would
      fight me for.

      I cook for six because I never learnt to cook for one, and I have shortened the trousers of half this
      quarter. What I would like to learn is the computer. I have four hundred photographs on a telephone and a
      feeling that they are plotting to leave.`,
    skills: ['Fashion Designer', 'Personal Chef'],
    interests: ['Website Developer'],
    showEmail: true,
  },
  { username: 'moss', joined: days(41), bio: '', skills: [], interests: [], showEmail: true },
  {
    username: 'ingrid',
    joined: days(7),
    bio: 'Moved in last week. Still looking for the box with the forks.',
    skills: ['Math Teacher'],
    interests: ['Fashion Designer'],
    showEmail: true,
  },
] as const satisfies readonly DemoMember[];

/** The username of somebody in the demo community. */
export type MemberName = (typeof MEMBERS)[number]['username'];
