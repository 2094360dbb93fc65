import type { ReactNode } from 'react';

type BadgeProps = {
  tone?: 'plain' | 'green' | 'marigold' | 'tomato';
  className?: string;
  children: ReactNode;
};

const TONES = {
  plain: 'bg-ink/8 text-ink',
  green: 'bg-green text-on-green',
  marigold: 'bg-marigold text-on-marigold',
  tomato: 'bg-tomato-wash text-tomato',
};

/** A short label: what kind of thing this is. */
export function Badge({ tone = 'plain', className = '', children }: BadgeProps) {
  return (
    <span
      className={`inline-block max-w-full rounded-tag px-2 py-1 text-xs font-bold forced-colors:border ${TONES[tone]} ${className}`}
    >
      {children}
    </span>
  );
}
