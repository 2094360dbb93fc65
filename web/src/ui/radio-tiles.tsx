import { useId, type ReactNode } from 'react';
import { FieldError } from './field.tsx';

type RadioTilesProps = {
  legend: string;
  name: string;
  options: readonly { value: string; label: string; drawing?: ReactNode }[];
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
};

/** One of a few options, each a tile that is chosen with its label. */
export function RadioTiles({ legend, name, options, value, error, onChange }: RadioTilesProps) {
  const id = useId();
  return (
    <fieldset
      aria-describedby={error && `${id}-error`}
      aria-invalid={error ? true : undefined}
      className="flex min-w-0 flex-col gap-2"
    >
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2.5">
        {options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-12 items-center gap-2 rounded-cut border-2 border-line bg-sheet py-1.5 ps-2.5 pe-3.5 transition-colors hover:border-edge has-checked:border-green has-checked:bg-green-wash has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="size-4.5 accent-green"
            />
            {option.drawing}
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
