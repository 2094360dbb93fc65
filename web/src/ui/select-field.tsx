import type { ComponentProps } from 'react';
import { Chevron } from './chevron.tsx';
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
          <Chevron />
        </span>
      )}
    </FieldFrame>
  );
}
