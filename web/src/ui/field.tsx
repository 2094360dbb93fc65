import { useId, type ReactNode } from 'react';
import { CharacterCount, excess } from './character-count.tsx';

/** What every form field can say beside its label. */
export type FieldProps = {
  label: string;
  /** Shown under the label, before the control. */
  hint?: ReactNode;
  /** Why the present value is refused, in words for a person. */
  error?: string | undefined;
  /** The most code points that are accepted; shows a counter. */
  max?: number | undefined;
  optional?: boolean | undefined;
};

type ControlAttributes = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type FieldFrameProps = FieldProps & {
  /** The present text, for the counter. */
  text: string;
  className?: string | undefined;
  children: (control: ControlAttributes) => ReactNode;
};

/** Label, hint, control, error and counter, wired to each other for those who cannot see them. */
export function FieldFrame({
  label,
  hint,
  error,
  max,
  optional,
  text,
  className = '',
  children,
}: FieldFrameProps) {
  const id = useId();
  const tooLong = max !== undefined && excess(text, max) > 0;
  // The counter says by how much; an error beside it would say the same with less.
  const shownError = tooLong ? undefined : error;
  const described = [hint && `${id}-hint`, shownError && `${id}-error`, max && `${id}-count`]
    .filter(Boolean)
    .join(' ');
  const invalid = error !== undefined || tooLong;
  return (
    <div className={`flex flex-col gap-1.5 ${className}`}>
      <div className="flex items-baseline gap-2">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {optional && <span className="text-sm text-ink-soft">optional</span>}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': invalid ? true : undefined,
      })}
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 empty:hidden">
        {shownError && <FieldError id={`${id}-error`}>{shownError}</FieldError>}
        {max !== undefined && <CharacterCount id={`${id}-count`} text={text} max={max} />}
      </div>
    </div>
  );
}

/** Why a field is refused: a mark, a colour and words. */
export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className="flex gap-1.5 text-sm font-semibold text-tomato">
      <svg aria-hidden="true" viewBox="0 0 16 16" className="mt-0.5 size-4 shrink-0 fill-current">
        <path d="M8 1.2c.5 0 .9.2 1.1.7l6 11c.4.9-.1 1.9-1.1 1.9H2c-1 0-1.5-1-1.1-1.9l6-11c.2-.5.6-.7 1.1-.7m0 3.9a1 1 0 0 0-1 1.1l.3 3.3a.7.7 0 0 0 1.4 0L9 6.2a1 1 0 0 0-1-1.1m0 6a1 1 0 1 0 0 2 1 1 0 0 0 0-2" />
      </svg>
      {children}
    </p>
  );
}
