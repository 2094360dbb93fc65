import { days, hours } from '../ago.ts';
import type { DemoArticle } from '../content.ts';
import { prose } from '../prose.ts';

export const BRUNO_ARTICLES: readonly DemoArticle[] = [
  {
    ago: hours(52),
    title: 'WHO HAS MY LADDER',
    topic: 'Repairs',
    kind: 'request',
    body: prose`
      Aluminium, 2.40 m, a dent near the top from the time Gus said "I've got it" and did not have it. It has my
      name on it. It has my NUMBER on it.

      I lent it to Jonas for the cat. Jonas says he passed it on. I am not angry. I have a gutter to reach and a
      customer with a bucket, and I'd like to stand on something that isn't a chair on a table.`,
  },
  {
    ago: days(5.1),
    title: 'Radiators',
    topic: 'Plumbing',
    body: "Bleed them now. Key's under my third pot.",
  },
  {
    ago: days(12.4),
    title: 'Wanted: somebody to explain percentages to me before the tax office does',
    topic: 'Maths',
    kind: 'request',
    skill: 'Math Teacher',
    fulfilled: true,
    body: prose`
      I put up my prices by ten per cent and then gave my regulars ten per cent off, and I thought that's the same
      as before. It is not the same as before. I have a folder, I have coffee, I have an hour on weekday evenings.
      I'll fix anything with water in it in return.`,
  },
  {
    ago: days(60),
    title: 'Before you call me: six leaks you can stop yourself',
    topic: 'Plumbing',
    body: prose`
      I like my work and I like being paid for it, but about one visit in three I turn something by a quarter, get
      a coffee and feel bad about the bill. So here is what to try first. Read the whole of it once while
      everything is dry. Nobody reads well standing in water.

      Before anything else, learn where your main stop valve is. Under the sink, in the hall cupboard, behind the
      thing you piled in front of it. Turn it off and on again today. A valve that has not moved for ten years
      will not start moving on the night you need it.

      1. The dripping tap. Nine times in ten it's a washer or a cartridge, a few coins. Close the small valves
      under the sink, put the plug in so the screws don't go down the drain, take it apart slowly and lay the
      parts in a row in the order they came off. Take the old part to the shop with you. Don't describe it.

      2. The toilet that never stops whispering. Lift the lid of the cistern. If the water stands above the
      overflow, the float is set too high: bend it or screw it down a little. If the water is lower and still
      runs, the rubber flap at the bottom is tired. Wipe it, and if that doesn't help, change it.

      3. The wet cupboard under the sink. Dry everything, put down kitchen paper, run the water, look where the
      first spot appears. Usually it's the big plastic nut on the trap. Hand tight. HAND tight. If you use
      pliers you'll be calling me after all.

      4. The washing machine puddle. Before you blame the machine, look at the drain hose, where it hooks over.
      It jumps out when the machine dances. A cable tie fixes it.

      5. The radiator valve that cries. A small nut sits round the spindle, under the cap. An eighth of a turn
      to the right, wait, look again. Not more. If that does nothing, put a cup under it and call somebody.

      6. The shower that rains on the floor below. Look at the silicone before you open a wall. If it's black
      or you can get a fingernail behind it, cut it all out, dry it for a day, do it new. A wet finger with a
      drop of dish soap makes the neat edge. Yes, that's the whole secret.

      When to stop and ring me at once: anything near electricity, any smell of gas (then you ring the gas people
      first, from outside), any water that is hot and comes out of a place with no tap, and any water that was
      upstairs a minute ago.

      And if you have already been at it with pliers, just say so on the phone. I'll find out anyway, and I bring
      different parts.`,
  },
];
