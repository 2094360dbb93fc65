import { useId } from 'react';
import { CONTROL } from './control-style.ts';
import { Icon } from './icon.tsx';
import { useSettledText } from './use-settled-text.ts';

type SearchFieldProps = {
  label: string;
  placeholder: string;
  maxLength: number;
  /** What is being looked for. */
  value: string;
  /** Called when typing pauses, and at once on Enter. */
  onSearch: (text: string) => void;
};

/** Looks for words as they are typed. */
export function SearchField({ label, placeholder, maxLength, value, onSearch }: SearchFieldProps) {
  const id = useId();
  const { text, type, settle } = useSettledText(value, onSearch);
  return (
    <div className="flex min-w-0 grow flex-col gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <span className="relative">
        <Icon name="search" className="pointer-events-none absolute inset-y-0 start-3.5 my-auto size-5" />
        <input
          id={id}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={maxLength}
          placeholder={placeholder}
          value={text}
          onChange={(event) => type(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') settle();
          }}
          className={`${CONTROL} ps-11`}
        />
      </span>
    </div>
  );
}
