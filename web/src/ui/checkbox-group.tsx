import { useId, type ReactNode } from 'react';
import { FieldError } from './field.tsx';

type CheckboxGroupProps = {
  legend: string;
  /** The name that every ticked option is sent under. */
  name: string;
  options: readonly { value: string; drawing?: ReactNode }[];
  /** The values that are ticked to begin with. */
  defaultSelected?: readonly string[] | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  onChange?: ((selected: string[]) => void) | undefined;
};

/** Any number of a few options, each a tile that is ticked with its label. */
export function CheckboxGroup({
  legend,
  name,
  options,
  defaultSelected = [],
  hint,
  error,
  onChange,
}: CheckboxGroupProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset
      aria-describedby={described || undefined}
      aria-invalid={error ? true : undefined}
      onChange={(event) => {
        const boxes = event.currentTarget.querySelectorAll<HTMLInputElement>('input:checked');
        onChange?.(Array.from(boxes, (box) => box.value));
      }}
      className="flex min-w-0 flex-col gap-2"
    >
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      <div className="grid gap-2 sm:flex sm:flex-wrap sm:gap-2.5">
        {options.map(({ value, drawing }) => (
          <label
            key={value}
            className="flex min-h-11 items-center gap-2 rounded-cut border-2 border-line bg-sheet py-1.5 ps-2.5 pe-3.5 transition-colors hover:border-edge has-checked:border-green has-checked:bg-green-wash has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="checkbox"
              name={name}
              value={value}
              defaultChecked={defaultSelected.includes(value)}
              className="tick-box"
            />
            {drawing}
            <span>{value}</span>
          </label>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
