import type { ComponentProps } from 'react';
import { Icon, type IconName } from './icon.tsx';

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  icon: IconName;
  label: string;
};

/** An action that is small enough for a sign alone; `label` names it for everybody who does not see the sign. */
export function IconButton({ icon, label, className = '', ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={`inline-grid size-11 shrink-0 place-items-center rounded-cut text-ink hover:bg-ink/10 ${className}`}
    >
      <Icon name={icon} />
    </button>
  );
}
