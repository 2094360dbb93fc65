import { useId } from 'react';
import { Icon } from './icon.tsx';

export type Theme = 'system' | 'light' | 'dark';

const CHOICES = [
  { value: 'light', label: 'Light', icon: 'sun' },
  { value: 'dark', label: 'Dark', icon: 'moon' },
  { value: 'system', label: 'System', icon: 'device' },
] as const;

/** Day, evening, or whatever the device says. */
export function ThemeSwitch({ value, onChange }: { value: Theme; onChange: (theme: Theme) => void }) {
  const name = useId();
  return (
    <fieldset className="inline-flex flex-wrap rounded-cut border-2 border-edge p-1">
      <legend className="sr-only">Colours</legend>
      {CHOICES.map((choice) => (
        <label
          key={choice.value}
          className="relative flex min-h-9 items-center gap-1.5 rounded-tag px-2 text-sm font-semibold whitespace-nowrap sm:px-2.5 has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-focus forced-colors:has-checked:outline"
        >
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={value === choice.value}
            onChange={() => onChange(choice.value)}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          />
          <Icon name={choice.icon} className="size-4.5" />
          {choice.label}
        </label>
      ))}
    </fieldset>
  );
}
