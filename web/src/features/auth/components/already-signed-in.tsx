import { PATHS, userPath } from '../../../config/paths.ts';
import type { SignedIn } from '../../../lib/session.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { SIGN_IN_ROOM } from './sign-in-skeleton.tsx';

/** In place of a sign-in form for somebody who needs none: who they are here, and the ways on. */
export function AlreadySignedIn({ session, next }: { session: SignedIn; next: string }) {
  const { account, username } = session;
  const name = username ?? account.email ?? account.displayName;
  return (
    <div className={`flex flex-col justify-center gap-5 ${SIGN_IN_ROOM}`}>
      <p>
        You are signed in{name !== null && ' as '}
        {name !== null && <strong>{name}</strong>}. To use another account, sign out first.
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={next}>{next === PATHS.feed ? 'See what is on the board' : 'Go on'}</ButtonLink>
        {username === null && (
          <ButtonLink variant="secondary" to={PATHS.createYourUser}>
            Create your profile
          </ButtonLink>
        )}
        {typeof username === 'string' && (
          <ButtonLink variant="secondary" to={userPath(username)}>
            See your page
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
