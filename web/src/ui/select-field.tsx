import type { ComponentProps } from 'react';
import { CONTROL } from './control-style.ts';
import { FieldFrame, type FieldProps } from './field.tsx';

type SelectFieldProps = Omit<FieldProps, 'max'> & Omit<ComponentProps<'select'>, 'id'>;

/** A labelled choice of one; give it `<option>`s. */
export function SelectField({
  label,
  hint,
  error,
  optional,
  className,
  children,
  ...select
}: SelectFieldProps) {
  return (
    <FieldFrame {...{ label, hint, error, optional, className }} text="">
      {(control) => (
        <span className="relative">
          <select {...select} {...control} className={`${CONTROL} appearance-none pe-11`}>
            {children}
          </select>
          <svg
            aria-hidden="true"
            viewBox="0 0 16 16"
            className="pointer-events-none absolute inset-y-0 end-4 my-auto size-4 fill-none stroke-current stroke-2"
          >
            <path d="m3 6 5 5 5-5" strokeLinecap="round" strokeLinejoin="round" />
          </svg>
        </span>
      )}
    </FieldFrame>
  );
}
