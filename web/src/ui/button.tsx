import type { ComponentProps, MouseEvent } from 'react';
import { buttonStyle, type ButtonSize, type ButtonVariant } from './button-style.ts';

type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** What it started is under way: it keeps name and focus, and does nothing when pressed again. */
  busy?: boolean | undefined;
};

/** An action. `type` is "button" unless said otherwise. */
export function Button({
  variant,
  size,
  busy = false,
  className = '',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      onClick={press}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      className={`${buttonStyle(variant, size)} ${className}`}
    >
      {children}
      {busy && <BusyDots />}
    </button>
  );
}

function BusyDots() {
  return (
    <svg aria-hidden="true" viewBox="0 0 28 8" className="h-2 w-7 fill-current">
      {[4, 14, 24].map((x, index) => (
        <circle
          key={x}
          cx={x}
          cy="4"
          r="3"
          className="animate-breathe"
          style={{ animationDelay: `${index * 200}ms`, animationDuration: '600ms' }}
        />
      ))}
    </svg>
  );
}
