import { useId, type ReactNode } from 'react';
import { FieldError } from './field.tsx';

type RadioGroupProps = {
  legend: string;
  name: string;
  options: readonly { value: string; label: string; hint?: string; drawing?: ReactNode }[];
  /** The value that is chosen, or '' for none. */
  value: string;
  error?: string | undefined;
  /** Lines one below the other, for options with something to read, or tiles side by side. */
  look?: keyof typeof LOOKS;
  onChange: (value: string) => void;
};

const LOOKS = {
  lines: {
    list: 'flex flex-col gap-1',
    option: 'min-h-11 cursor-pointer items-start gap-3 px-3 py-2',
    radio: 'mt-0.5 size-5 shrink-0',
    label: 'font-semibold',
  },
  tiles: {
    list: 'flex flex-wrap gap-1.5 sm:gap-2.5',
    option:
      'min-h-12 cursor-pointer items-center gap-1 bg-sheet py-1.5 ps-1.5 pe-2 transition-colors sm:gap-2 sm:ps-2.5 sm:pe-3.5',
    radio: 'size-4.5',
    label: '',
  },
};

/** One of a few options, each chosen with all of its line or tile. */
export function RadioGroup({
  legend,
  name,
  options,
  value,
  error,
  look = 'lines',
  onChange,
}: RadioGroupProps) {
  const id = useId();
  const classes = LOOKS[look];
  return (
    <fieldset
      aria-describedby={error && `${id}-error`}
      aria-invalid={error ? true : undefined}
      className="flex min-w-0 flex-col gap-1"
    >
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      <div className={classes.list}>
        {options.map((option) => (
          <label
            key={option.value}
            className={`flex rounded-cut border-2 border-line hover:border-edge has-checked:border-green has-checked:bg-green-wash has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ${classes.option}`}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className={`accent-green outline-none ${classes.radio}`}
            />
            {option.drawing}
            <span>
              <span className={classes.label}>{option.label}</span>
              {option.hint && <span className="block text-sm text-ink-soft">{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
