import * as v from 'valibot';

// Default_Ignorable covers letters that draw nothing, such as the Hangul fillers; U+2800 is the blank Braille cell.
const VISIBLE = /[^\s\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u;
// eslint-disable-next-line no-control-regex -- finding control characters is the purpose
const CONTROL = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/;

/** How long a text is where a limit applies: in code points, so that an emoji is not two. */
export function countCodePoints(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

/** The form in which text is counted, compared and stored: NFC, `\n` line breaks, no white space around it. */
export function normalizeText(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').normalize('NFC').trim();
}

/** Whether a reader would see anything: white space and invisible characters alone are nothing. */
export function hasVisibleText(text: string): boolean {
  return VISIBLE.test(text);
}

const written = v.pipe(
  v.string('Must be text.'),
  v.check((text) => text.isWellFormed(), 'Must not hold half of a character.'),
  v.transform(normalizeText),
  v.check((text) => !CONTROL.test(text), 'Must not hold control characters.'),
);

const within = (max: number) =>
  v.check<string, () => string>(
    (text) => countCodePoints(text) <= max,
    // When it is needed: the first number that a browser formats takes it longer than all the rest of this.
    () => `Must be at most ${max.toLocaleString('en')} characters.`,
  );

/**
 * Text that somebody wrote: 1 to `max` code points, with something visible in it. The parsed value is
 * normalised (`normalizeText`); half surrogate pairs and control characters other than line breaks are refused.
 */
export function requiredText(max: number) {
  return v.pipe(
    written,
    v.check(hasVisibleText, 'Must not be empty.'),
    within(max),
    v.metadata({ minLength: 1, maxLength: max }),
  );
}

/** As `requiredText`, but it may be left out: what shows nothing becomes the empty string. */
export function optionalText(max: number) {
  return v.pipe(
    written,
    v.transform((text) => (hasVisibleText(text) ? text : '')),
    within(max),
    v.metadata({ maxLength: max }),
  );
}
