import { useEffect, useEffectEvent, useState } from 'react';

/** How long typing has to pause, in milliseconds. */
const PAUSE = 300;

/**
 * A text as it is typed, told (`onSettled`, trimmed) when typing pauses or `settle` is called. Where `value` becomes
 * something else than was told, by the way back or by a button, the text becomes that.
 */
export function useSettledText(value: string, onSettled: (text: string) => void) {
  const [text, type] = useState(value);
  const [seen, setSeen] = useState(value);
  const [told, setTold] = useState(value);
  if (value !== seen) {
    setSeen(value);
    if (value !== told) {
      type(value);
      setTold(value);
    }
  }

  const settled = text.trim();
  const settle = () => {
    if (settled === told) return;
    setTold(settled);
    onSettled(settled);
  };
  const pause = useEffectEvent(settle);
  useEffect(() => {
    const timer = setTimeout(() => pause(), PAUSE);
    return () => clearTimeout(timer);
  }, [settled]);

  return { text, type, settle };
}
