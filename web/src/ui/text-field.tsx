import { useImperativeHandle, useRef, type ComponentProps } from 'react';
import { CONTROL } from './control-style.ts';
import { FieldFrame, type FieldProps } from './field.tsx';
import { useTypedText } from './use-typed-text.ts';

type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'id' | 'children'>;

/** A labelled line of text. Longer than `max` is allowed to stand, and is counted as too long. */
export function TextField({
  label,
  hint,
  error,
  max,
  optional,
  className,
  ref,
  onChange,
  ...input
}: TextFieldProps) {
  const element = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => element.current as HTMLInputElement);
  const { text, follow } = useTypedText(element, input.value, input.defaultValue);
  return (
    <FieldFrame {...{ label, hint, error, max, optional, text, className }}>
      {(control) => (
        <input
          {...input}
          {...control}
          ref={element}
          onChange={(event) => {
            follow(event);
            onChange?.(event);
          }}
          className={CONTROL}
        />
      )}
    </FieldFrame>
  );
}
