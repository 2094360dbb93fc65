import { useLocation } from 'react-router-dom';
import { PATHS } from '../../config/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { LostPoster } from '../../ui/drawings/lost-poster.tsx';
import { Page } from '../../ui/page.tsx';

/** An address that leads nowhere. */
export default function NotFoundScreen() {
  const { pathname } = useLocation();
  return (
    <Page title="Page not found" width="narrow" className="flex flex-col items-center text-center">
      <div className="order-first mb-8 h-72 -rotate-2 [&>svg]:mx-auto [&>svg]:h-full [&>svg]:max-w-full">
        <LostPoster />
      </div>
      <p className="mt-4 text-lg">
        Last seen at <strong>{pathname}</strong>. Somebody may have taken it down, or the address has a slip
        of the pen.
      </p>
      <ButtonLink to={PATHS.home} variant="accent" className="mt-6">
        Back to the front page
      </ButtonLink>
    </Page>
  );
}
