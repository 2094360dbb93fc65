import { averageText } from './average-text.ts';
import { STAR } from './star-shape.ts';

type StarsProps = {
  /** From 0 to `max`; parts of a star are drawn. */
  value: number;
  max?: number;
  className?: string;
};

/** A rating to look at; read aloud as "4 out of 5 stars", and an average as "4.7 out of 5 stars". */
export function Stars({ value, max = 5, className = 'h-5' }: StarsProps) {
  const stars = Array.from({ length: max }, (_, index) => (
    <path key={index} d={STAR} transform={`translate(${index * 24} 0)`} strokeLinejoin="round" />
  ));
  return (
    <span
      role="img"
      aria-label={`${Number.isInteger(value) ? value : averageText(value)} out of ${max} stars`}
      className={`inline-block shrink-0 align-[-0.2em] ${className}`}
    >
      <svg aria-hidden="true" viewBox={`0 0 ${max * 24} 24`} className="block h-full w-auto stroke-[1.2]">
        <g className="fill-shade stroke-edge">{stars}</g>
        {/* What lies within it shows nothing beyond its edge. */}
        <svg
          width={Math.min(Math.max(value, 0), max) * 24}
          height="24"
          className="fill-marigold stroke-marigold-deep"
        >
          {stars}
        </svg>
      </svg>
    </span>
  );
}
