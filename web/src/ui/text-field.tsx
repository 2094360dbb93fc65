import type { ComponentProps } from 'react';
import { CONTROL } from './control-style.ts';
import { FieldFrame, type FieldProps } from './field.tsx';
import { useTypedText } from './use-typed-text.ts';

type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'id' | 'children'>;

/** A labelled line of text. Longer than `max` is allowed to stand, and is counted as too long. */
export function TextField({ label, hint, error, max, optional, className, ...input }: TextFieldProps) {
  const { text, typing } = useTypedText(input);
  return (
    <FieldFrame {...{ label, hint, error, max, optional, text, className }}>
      {(control) => <input {...input} {...control} {...typing} className={CONTROL} />}
    </FieldFrame>
  );
}
