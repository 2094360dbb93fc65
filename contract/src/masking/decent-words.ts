/** Words apart by spaces. */
function words(...lines: string[]): Set<string> {
  return new Set(lines.flatMap((line) => line.split(' ')));
}

/**
 * Entries of the list that most people who write them mean no harm by. They stay in any case and any spelling,
 * while longer entries that hold them ("knobhead", "hotsex") do not.
 */
export const ALLOWED_WORDS: ReadonlySet<string> = words(
  // Mild exclamations
  'god hell hells helvete bloody bum balls',
  // Tools and trades, kitchen and garden, animals and weather: a decent meaning comes first
  'screw screwing knob knobs flange orifice slag butt muff shag snatch pawn breasts kraut dyke dike',
  'dink dinks hoar nob pule poop lust lusting',
  // Names of people and places
  'dick wang cox willy willies hoare fanny gaylord schaffer rautenberg lipshitz ekrem kummer phuc polak monkleigh',
  // What people are, love, read and watch
  'homo sex sexy preteen masochist sadist bestial xrated spac pron h4x0r yed',
  // Everyday words elsewhere: summa cum laude, Kum ba yah, aujourd'hui, çok, după, ja hoor, Schmuck, por duche
  'cum kum hui cok dupa hoor schmuck duche suka penas perse paska pula',
  // Medicine
  'enema feces kanker',
  // Kisses at the end of a message, and the number thirty
  'xxx',
);

/**
 * Decent words that read like a disguise: letters doubled, accents, two words with a missing space. In small
 * letters with their accents; what parts them is written `-`.
 */
export const DECENT_SPELLINGS: ReadonlySet<string> = words(
  'assess annal annus bonner fagott fagotts jaaps knobbed pollack pollak putto shiite',
  'ayır duché mușchi mușchii pôr-nos pus-se țit',
  'an-us c-lit go-ok he-she pen-is pick-a put-a',
);

/** What decent people say with a profane word in it; `-` is a space, a hyphen or nothing. */
export const DECENT_PHRASES: readonly string[] = [
  'ball-cock',
  'stop-cock',
  'cock-a-doodle-doo',
  'cock-a-leekie',
  'cock-and-bull',
  'chink-in-the',
  'doo-wop',
  'maine-coon',
  'pussy-cat',
  'pussy-willow',
  'spic-and-span',
  'blue-tit',
  'coal-tit',
  'great-tit',
  'tit-for-tat',
];
