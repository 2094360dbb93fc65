import type { ReactNode } from 'react';

type LoadingProps = {
  /** What those hear who do not see the skeleton. */
  label?: string;
  /** Whether the label is on screen as well. */
  labelShown?: boolean;
  className?: string;
  /** The skeleton. */
  children?: ReactNode;
};

/** The loading state of a part of a screen: a skeleton to see, words to hear. */
export function Loading({
  label = 'Loading...',
  labelShown = false,
  className = '',
  children,
}: LoadingProps) {
  return (
    <div className={className}>
      <p role="status" className={labelShown ? 'mb-4 font-semibold' : 'sr-only'}>
        {label}
      </p>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}
