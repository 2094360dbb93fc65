import { useEffect, useState, type ChangeEvent, type RefObject } from 'react';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

type TextValue = string | number | readonly string[] | undefined;

/** The text of a control, whoever holds it: the caller (`value`), or the element itself, resets included. */
export function useTypedText(
  element: RefObject<TextControl | null>,
  value: TextValue,
  defaultValue: TextValue,
) {
  const [typed, setTyped] = useState(toText(defaultValue));

  useEffect(() => {
    const form = element.current?.form;
    // The values are put back after the event, so they are read in the next microtask.
    const readAgain = () => queueMicrotask(() => setTyped(element.current?.value ?? ''));
    form?.addEventListener('reset', readAgain);
    return () => form?.removeEventListener('reset', readAgain);
  }, [element]);

  return {
    text: value === undefined ? typed : toText(value),
    follow: (event: ChangeEvent<TextControl>) => setTyped(event.target.value),
  };
}

function toText(value: TextValue): string {
  return typeof value === 'string' ? value : (value ?? '').toString();
}
