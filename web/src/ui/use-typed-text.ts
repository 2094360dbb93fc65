import { useEffect, useImperativeHandle, useRef, useState, type ChangeEvent, type Ref } from 'react';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

type TextValue = string | number | readonly string[] | undefined;

type Typing<Control extends TextControl> = {
  value?: TextValue;
  defaultValue?: TextValue;
  ref?: Ref<Control> | undefined;
  onChange?: ((event: ChangeEvent<Control>) => void) | undefined;
};

/**
 * The text of a control, whoever holds it: the caller (`value`), or the element itself, resets included; with what the
 * control needs for that.
 */
export function useTypedText<Control extends TextControl>({
  value,
  defaultValue,
  ref,
  onChange,
}: Typing<Control>) {
  const element = useRef<Control>(null);
  useImperativeHandle(ref, () => element.current as Control);
  const [typed, setTyped] = useState(toText(defaultValue));

  useEffect(() => {
    const form = element.current?.form;
    // The values are put back after the event, so they are read in the next microtask.
    const readAgain = () => queueMicrotask(() => setTyped(element.current?.value ?? ''));
    form?.addEventListener('reset', readAgain);
    return () => form?.removeEventListener('reset', readAgain);
  }, []);

  return {
    text: value === undefined ? typed : toText(value),
    typing: {
      ref: element,
      onChange: (event: ChangeEvent<Control>) => {
        setTyped(event.target.value);
        onChange?.(event);
      },
    },
  };
}

function toText(value: TextValue): string {
  return typeof value === 'string' ? value : (value ?? '').toString();
}
