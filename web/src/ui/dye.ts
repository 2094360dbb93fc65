import { stableChoice } from './stable-choice.ts';

const BACKGROUNDS = [
  'bg-dye-tomato',
  'bg-dye-plum',
  'bg-dye-sea',
  'bg-dye-moss',
  'bg-dye-rust',
  'bg-dye-ink',
  'bg-dye-berry',
];
/** A strong background that belongs to a name; `text-on-dye` is legible on all of them. */
export function dyeBackground(name: string): string {
  return BACKGROUNDS[stableChoice(name, BACKGROUNDS.length)] ?? 'bg-dye-ink';
}
