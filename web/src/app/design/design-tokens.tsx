import { Specimen, Specimens } from './specimen.tsx';

const GROUPS = {
  'Paper and ink': ['paper', 'sheet', 'shade', 'line', 'edge', 'ink-soft', 'ink'],
  Board: ['board', 'board-deep', 'board-soft', 'board-ink', 'frame', 'frame-deep'],
  'Green, marigold, tomato': [
    'green',
    'green-deep',
    'green-wash',
    'marigold',
    'marigold-deep',
    'marigold-wash',
    'tomato',
    'tomato-deep',
    'tomato-wash',
  ],
  Notes: ['note-butter', 'note-mint', 'note-sky', 'note-blush', 'note-lilac', 'note-kraft'],
  Pins: ['pin-red', 'pin-blue', 'pin-plum'],
  Dyes: ['dye-tomato', 'dye-plum', 'dye-sea', 'dye-moss', 'dye-rust', 'dye-ink', 'dye-berry'],
};

const SIZES = ['text-4xl', 'text-3xl', 'text-2xl', 'text-xl', 'text-lg', 'text-base', 'text-sm', 'text-xs'];

/** Colours and type. */
export function DesignTokens() {
  return (
    <Specimens title="Tokens">
      {Object.entries(GROUPS).map(([group, names]) => (
        <Specimen key={group} name={group}>
          {names.map((name) => (
            <figure key={name} className="w-24 text-xs">
              <div
                className="h-14 rounded-cut border border-line"
                style={{ background: `var(--color-${name})` }}
              />
              <figcaption className="mt-1">{name}</figcaption>
            </figure>
          ))}
        </Specimen>
      ))}
      <Specimen name="Display face and system face">
        <div className="flex w-full flex-col gap-2">
          {SIZES.map((size) => (
            <p key={size} className={size}>
              <span className="font-display font-bold">Zoë knows taps</span> – and {size} is read in the
              system’s face
            </p>
          ))}
        </div>
      </Specimen>
    </Specimens>
  );
}
