import type { ComponentProps } from 'react';
import { CONTROL } from './control-style.ts';
import { FieldFrame, type FieldProps } from './field.tsx';
import { useTypedText } from './use-typed-text.ts';

type TextAreaProps = FieldProps & Omit<ComponentProps<'textarea'>, 'id' | 'children'>;

const GROWS = `${CONTROL} field-sizing-content max-h-[50dvh] wrap-anywhere min-h-28 resize-y`;

/** A labelled text of several lines that grows with what is written, up to half of the screen. */
export function TextArea({ label, hint, error, max, optional, className, ...textarea }: TextAreaProps) {
  const { text, typing } = useTypedText(textarea);
  return (
    <FieldFrame {...{ label, hint, error, max, optional, text, className }}>
      {(control) => <textarea rows={4} {...textarea} {...control} {...typing} className={GROWS} />}
    </FieldFrame>
  );
}
