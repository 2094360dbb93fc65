import type { ReactNode } from 'react';

type EmptyStateProps = {
  /** A drawing. */
  illustration: ReactNode;
  title: string;
  children?: ReactNode;
  /** The next step: a button or a link. */
  action?: ReactNode;
  className?: string;
};

/** There is nothing here yet: why, and what somebody can do about it. */
export function EmptyState({ illustration, title, children, action, className = '' }: EmptyStateProps) {
  return (
    <div className={`mx-auto flex max-w-md flex-col items-center gap-3 px-4 py-8 text-center ${className}`}>
      <div className="mb-1 h-36 max-w-full [&>svg]:h-full [&>svg]:w-auto [&>svg]:max-w-full">
        {illustration}
      </div>
      <h2 className="text-2xl">{title}</h2>
      {children && <div className="text-balance text-current/85">{children}</div>}
      {action && <div className="mt-3 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
