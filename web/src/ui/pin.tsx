import { stableChoice } from './stable-choice.ts';

const HEADS = ['fill-pin-red', 'fill-marigold', 'fill-pin-blue', 'fill-pin-plum'];

/** A pushpin seen from the front, in the colour of what it holds. */
export function Pin({ identity, className = '' }: { identity: string; className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className={`size-6 ${className}`}>
      <ellipse cx="14" cy="18.5" rx="6" ry="2.6" className="fill-black/25" />
      <circle cx="12" cy="10.5" r="8.5" className={HEADS[stableChoice(identity, HEADS.length)]} />
      <circle cx="12" cy="9.5" r="5" className="fill-white/20" />
      <path
        d="M7.6 7.6a5.4 5.4 0 0 1 4-2.7"
        className="fill-none stroke-white/70 stroke-[1.8]"
        strokeLinecap="round"
      />
    </svg>
  );
}
