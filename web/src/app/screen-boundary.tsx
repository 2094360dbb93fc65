import { Component, type ErrorInfo, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { PATHS } from '../config/paths.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { Button } from '../ui/button.tsx';
import { Unplugged } from '../ui/drawings/unplugged.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Page } from '../ui/page.tsx';

/** Catches what breaks in a screen; the top bar goes on working, and another address starts afresh. */
export function ScreenBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return <Boundary key={pathname}>{children}</Boundary>;
}

type BoundaryProps = { children: ReactNode };

class Boundary extends Component<BoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    // React has logged the error itself; listeners for uncaught errors learn of it here.
    reportError(new Error(`A screen broke:${componentStack ?? ''}`, { cause: error }));
  }

  override render() {
    return this.state.broken ? <BrokenScreen /> : this.props.children;
  }
}

function BrokenScreen() {
  return (
    <Page title="Something broke" headingHidden width="narrow">
      <EmptyState
        illustration={<Unplugged />}
        title="This screen fell off the board"
        action={
          <>
            <Button variant="accent" onClick={() => window.location.reload()}>
              Reload
            </Button>
            <ButtonLink to={PATHS.home} variant="secondary">
              To the front page
            </ButtonLink>
          </>
        }
      >
        It may be an old version of the page, or a fault of ours. Reloading often helps; what you typed in a
        form is kept.
      </EmptyState>
    </Page>
  );
}
