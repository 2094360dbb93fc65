import { days, minutes } from '../ago.ts';
import type { DemoArticle } from '../content.ts';
import { prose } from '../prose.ts';

export const TOMASZ_ARTICLES: readonly DemoArticle[] = [
  {
    ago: minutes(38),
    title:
      'A walk for people who have lived here for twenty years and are quite sure there is nothing left to be shown to them',
    topic: 'Walks',
    kind: 'offer',
    skill: 'Tour Guide',
    body: prose`
      You know the lock, you know the mill, you know the bakery that used to be the other bakery. Good. We shall not
      go there. We shall look at a wall that has been moved, at two doors for dogs, at the only straight bit of the
      race and the quarrel that straightened it, and at a window behind which somebody has kept the same lamp lit
      since the trams were blue.

      If at the end you have seen nothing new, I owe you a coffee. I have so far bought one coffee, and I believe the
      lady was lying.`,
  },
  {
    ago: days(13.2),
    title: 'Will trade ghost stories for a proper dinner',
    topic: 'Cooking',
    kind: 'request',
    skill: 'Personal Chef',
    body: prose`
      I know eleven, of which four are true and one is about a tax inspector. I would like to learn to cook something
      that has more than one colour. I am a quick student with clean hands and a large appetite, and I do
      the washing-up in the historical manner, that is, completely.`,
  },
  {
    ago: days(45),
    title: 'The walk under the bridges, Sundays',
    topic: 'Walks',
    kind: 'offer',
    skill: 'Tour Guide',
    body: prose`
      Two hours, flat, seven bridges, three of them from below. Start at the pump on Sluice Square, end at the
      Lock-keeper's café, where they now greet us with a sigh and eleven chairs.

      On the way: the stone with the high-water marks (one of them is a joke by an apprentice, and I will ask you which),
      the dyers' steps, where the water ran red on Mondays and blue on Thursdays, and the Heron Bridge, where the
      Inspector stands. The Inspector is a heron. He has attended more of my tours than my own brother.

      Prams are possible if two people don't mind lifting. Bring a coat, there is always a wind under number five
      and I have never found out why.`,
  },
  {
    ago: days(110),
    title: 'The seven names of Sluice Square',
    topic: 'Walks',
    body: prose`
      Somebody asked me why the square has one name on the map, another on the tram, and a third in the mouth of
      every person over seventy. The answer is that it has had seven, and that none of them has ever quite been taken
      back. Here they are, from the bottom up, as far as the papers go and a little further.

      The Wet Field. Before there was a mill there was a meadow here that belonged to nobody for eight months of the
      year, because it was under water. The oldest sentence we have about our neighbourhood is a complaint about it.
      I find that consoling.

      Miller's Ground. Then somebody dug the race, led the water round, and put a wheel in it. The meadow dried, and
      at once had an owner. The first map shows the wheel, the house, and a very small figure with its arms up. I
      used to think it was a farmer greeting the surveyor. I no longer think that he is greeting him.

      The Bleach. When the dyers came, they spread their linen here to whiten in the sun. On a good day the whole
      square was covered with cloth and the children were paid to walk round it with clappers, against the geese. To
      this day there is a saying in Cooper Lane that somebody "walks like a goose on the Bleach": slowly, with
      complete confidence, where he shouldn't.

      Market Square. For eighty years, officially. The market stayed, the name didn't.

      The Square of the Second of May. Nobody living knows what happened on the second of May. The council changed the
      name with a brass band and forgot to write down the reason. I have looked for it in three archives. My
      favourite theory is the archivist's: that it was simply the date of the meeting.

      Parking Area C. Let us be brave and say it. For nineteen years this was Parking Area C, and the pump was in a
      museum store with a number on it. Older neighbours will remember that the fountain was a ticket machine.

      Sluice Square. In the end people had enough, and the cars were asked to leave, politely and then less politely.
      There was a vote on the name, with slips of paper in a milk churn. "Sluice Square" won by four votes over "The
      Bleach", and there are households in which this is not mentioned at table.

      So: on the map it is Sluice Square, the tram still says Market, because the recorded voice has retired to the
      seaside and will not come back for one word, and my neighbour Hermína says "see you on the Bleach". All of us
      arrive at the same pump.

      If you have a photograph of Area C, ideally with an actual car in it, please show me. Nobody took pictures. It
      is the only one of the seven of which we have no image at all, and it is the only one I have seen myself.`,
  },
];
