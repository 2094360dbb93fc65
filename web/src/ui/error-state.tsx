import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { Unplugged } from './drawings/unplugged.tsx';

type ErrorStateProps = {
  title: string;
  /** What happened, in a sentence that says what to do. */
  children?: ReactNode;
  onRetry?: (() => void) | undefined;
  /** It is being tried again. */
  retrying?: boolean | undefined;
  className?: string;
};

/** Something could not be loaded: in words, with a way to try again. */
export function ErrorState({ title, children, onRetry, retrying, className = '' }: ErrorStateProps) {
  return (
    <div role="status" className={className}>
      <EmptyState
        illustration={<Unplugged />}
        title={title}
        action={
          onRetry && (
            <Button variant="accent" busy={retrying} onClick={onRetry}>
              Try again
            </Button>
          )
        }
      >
        {children}
      </EmptyState>
    </div>
  );
}
