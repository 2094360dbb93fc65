import { useId } from 'react';
import { FieldError } from './field.tsx';

type RadioGroupProps = {
  legend: string;
  name: string;
  options: readonly { value: string; label: string; hint?: string }[];
  /** The value that is chosen, or '' for none. */
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
};

/** One of a few options, each a line with its label. */
export function RadioGroup({ legend, name, options, value, error, onChange }: RadioGroupProps) {
  const id = useId();
  return (
    <fieldset
      aria-describedby={error ? `${id}-error` : undefined}
      aria-invalid={error ? true : undefined}
      className="flex min-w-0 flex-col gap-1"
    >
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="flex min-h-11 cursor-pointer items-start gap-3 rounded-cut border-2 border-line px-3 py-2 hover:border-edge has-checked:border-green has-checked:bg-green-wash has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="mt-0.5 size-5 shrink-0 accent-green outline-none"
          />
          <span>
            <span className="font-semibold">{option.label}</span>
            {option.hint && <span className="block text-sm text-ink-soft">{option.hint}</span>}
          </span>
        </label>
      ))}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
