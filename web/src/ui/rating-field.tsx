import { useId } from 'react';
import { STAR } from './star-shape.ts';

type RatingFieldProps = {
  legend: string;
  name: string;
  max: number;
  defaultValue: number;
  onChange?: ((value: number) => void) | undefined;
};

/** One to `max` stars by radio button; the buttons are named by their number. */
export function RatingField({ legend, name, max, defaultValue, onChange }: RatingFieldProps) {
  const id = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      <div className="group flex flex-wrap gap-1">
        {Array.from({ length: max }, (_, index) => String(index + 1)).map((value) => (
          // A star is lit up to the one that is ticked.
          <span
            key={value}
            className="relative grid size-12 place-items-center text-shade has-checked:text-marigold has-checked:[--mark:var(--color-on-marigold)] [&:has(~_span>:checked)]:text-marigold [&:has(~_span>:checked)]:[--mark:var(--color-on-marigold)]"
          >
            <input
              type="radio"
              id={`${id}-${value}`}
              name={name}
              value={value}
              defaultChecked={Number(value) === defaultValue}
              onChange={() => onChange?.(Number(value))}
              className="peer absolute inset-0 m-0 cursor-pointer appearance-none rounded-cut opacity-100 forced-colors:appearance-auto"
            />
            <svg
              aria-hidden="true"
              viewBox="0 0 24 24"
              className="pointer-events-none size-11 fill-current stroke-edge stroke-[1.2] transition-transform peer-checked:scale-110 peer-hover:scale-110"
            >
              <path d={STAR} strokeLinejoin="round" />
            </svg>
            <label
              htmlFor={`${id}-${value}`}
              className="pointer-events-none absolute pt-0.5 text-sm font-bold text-(--mark,var(--color-ink))"
            >
              {value}
            </label>
          </span>
        ))}
      </div>
    </fieldset>
  );
}
