import { useId, useState } from 'react';
import { Chevron } from './chevron.tsx';
import { CONTROL } from './control-style.ts';
import { FieldFrame } from './field.tsx';

type SuggestFieldProps = {
  label: string;
  placeholder: string;
  maxLength: number;
  /** What is suggested; anything else can be written too. */
  suggestions: readonly string[];
  /** What has been chosen. */
  value: string;
  /** Called, trimmed, when a suggestion is taken, on Enter, on leaving, and when nothing is left. */
  onChoose: (text: string) => void;
};

/** A labelled choice of one, out of those that are suggested or written by hand. */
export function SuggestField({
  label,
  placeholder,
  maxLength,
  suggestions,
  value,
  onChoose,
}: SuggestFieldProps) {
  const list = useId();
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    setText(value);
  }
  const choose = (chosen: string) => {
    if (chosen.trim() !== value) onChoose(chosen.trim());
  };
  return (
    <FieldFrame label={label} text={text}>
      {(control) => (
        <span className="relative">
          <input
            {...control}
            type="search"
            list={list}
            enterKeyHint="search"
            autoComplete="off"
            placeholder={placeholder}
            maxLength={maxLength}
            value={text}
            onChange={({ target, nativeEvent }) => {
              setText(target.value);
              if (target.value === '' || !isTyped(nativeEvent)) choose(target.value);
            }}
            onKeyDown={(event) => {
              if (event.key === 'Enter') choose(text);
            }}
            onBlur={() => choose(text)}
            // The browser's own sign still takes the press; ours is what is seen.
            className={`${CONTROL} [&::-webkit-calendar-picker-indicator]:opacity-0`}
          />
          <datalist id={list}>
            {suggestions.map((suggestion) => (
              <option key={suggestion} value={suggestion} />
            ))}
          </datalist>
          <Chevron />
        </span>
      )}
    </FieldFrame>
  );
}

/** Typed letter by letter, and not put there as a whole by taking a suggestion. */
function isTyped(event: Event): boolean {
  return event instanceof InputEvent && event.inputType !== 'insertReplacementText';
}
