import { PATHS } from '../config/paths.ts';
import { isStranger, useSession } from '../lib/session.ts';
import { ButtonLink } from '../ui/button-link.tsx';

/** Leads on from where nothing was found: to the board, or to the front page for those whom the board turns away. */
export function WayOn() {
  return isStranger(useSession()) ? (
    <ButtonLink to={PATHS.home}>To the front page</ButtonLink>
  ) : (
    <ButtonLink to={PATHS.feed}>To the board</ButtonLink>
  );
}
