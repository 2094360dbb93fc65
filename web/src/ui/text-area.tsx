import { useImperativeHandle, useRef, type ComponentProps } from 'react';
import { CONTROL } from './control-style.ts';
import { FieldFrame, type FieldProps } from './field.tsx';
import { useTypedText } from './use-typed-text.ts';

type TextAreaProps = FieldProps & Omit<ComponentProps<'textarea'>, 'id' | 'children'>;

/** A labelled text of several lines that grows with what is written, up to half of the screen. */
export function TextArea({
  label,
  hint,
  error,
  max,
  optional,
  className,
  ref,
  onChange,
  rows = 4,
  ...textarea
}: TextAreaProps) {
  const element = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => element.current as HTMLTextAreaElement);
  const { text, follow } = useTypedText(element, textarea.value, textarea.defaultValue);
  return (
    <FieldFrame {...{ label, hint, error, max, optional, text, className }}>
      {(control) => (
        <textarea
          rows={rows}
          {...textarea}
          {...control}
          ref={element}
          onChange={(event) => {
            follow(event);
            onChange?.(event);
          }}
          className={`${CONTROL} field-sizing-content max-h-[50dvh] min-h-28 resize-y`}
        />
      )}
    </FieldFrame>
  );
}
