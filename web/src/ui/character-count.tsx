import { countCodePoints, normalizeText } from '@knack/contract/text';

/** By how many code points a text is longer than `max`, counted as the limits are; negative where there is room. */
export function excess(text: string, max: number): number {
  return countCodePoints(normalizeText(text)) - max;
}

type CharacterCountProps = { id: string; text: string; max: number };

/** "12 / 120", counted as the limits are; past the limit it says by how much, aloud too. */
export function CharacterCount({ id, text, max }: CharacterCountProps) {
  const over = excess(text, max);
  const count = max + over;
  return (
    <p
      id={id}
      className={`ms-auto text-sm tabular-nums ${over > 0 ? 'font-semibold text-tomato' : 'text-ink-soft'}`}
    >
      <span className="sr-only">
        {count} of {max.toLocaleString('en')} characters
      </span>
      <span aria-hidden="true">
        {count.toLocaleString('en')} / {max.toLocaleString('en')}
      </span>
      <span aria-live="polite">
        {over > 0 && ` – ${over.toLocaleString('en')} ${over === 1 ? 'character' : 'characters'} too long`}
      </span>
    </p>
  );
}
