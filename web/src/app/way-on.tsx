import { PATHS } from '../config/paths.ts';
import { useSession } from '../lib/session.ts';
import { ButtonLink } from '../ui/button-link.tsx';

/** Leads on from where nothing was found: to the board, or to the front page for those whom the board turns away. */
export function WayOn() {
  const { status } = useSession();
  const outside = status === 'signedOut' || status === 'failed';
  return outside ? (
    <ButtonLink to={PATHS.home}>To the front page</ButtonLink>
  ) : (
    <ButtonLink to={PATHS.feed}>To the board</ButtonLink>
  );
}
