import type { ReactNode } from 'react';

/** For those who listen; nobody sees it. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="sr-only">{children}</span>;
}
