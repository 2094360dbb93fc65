import { useParams } from 'react-router-dom';
import { loginPath, PATHS } from '../../config/paths.ts';
import { retrySession } from '../../lib/session-watch.ts';
import { useSession } from '../../lib/session.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { BlankCard } from '../../ui/drawings/blank-card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Page } from '../../ui/page.tsx';
import { MemberProfile, MemberProfileLoading } from '../member-profile.tsx';

/** A member's profile: whoever is named in the address, or one's own (specification, section 2). */
export default function ProfileScreen() {
  const { username } = useParams();
  return username === undefined ? <OwnProfile /> : <MemberProfile username={username.toLowerCase()} />;
}

function OwnProfile() {
  const session = useSession();
  if (session.status === 'signedOut') {
    return (
      <Page title="Your profile" headingHidden>
        <EmptyState
          illustration={<BlankCard />}
          title="Whose profile is it?"
          action={
            <>
              <ButtonLink to={loginPath({ next: PATHS.userProfile })}>Sign in</ButtonLink>
              <ButtonLink to={PATHS.register} variant="secondary">
                Create an account
              </ButtonLink>
            </>
          }
        >
          Sign in, and your own page opens here.
        </EmptyState>
      </Page>
    );
  }
  if (session.status === 'failed' || (session.status === 'signedIn' && session.profileFailed)) {
    return (
      <Page title="Your profile" headingHidden>
        <ErrorState title="It could not be checked who you are" onRetry={retrySession}>
          Check your connection and try again.
        </ErrorState>
      </Page>
    );
  }
  if (session.status === 'loading' || session.username === undefined) {
    return (
      <Page title="Your profile">
        <MemberProfileLoading username="" />
      </Page>
    );
  }
  if (session.username === null) {
    return (
      <Page title="Your profile" headingHidden>
        <EmptyState
          illustration={<BlankCard />}
          title="Your card is still blank"
          action={
            <ButtonLink to={PATHS.createYourUser} variant="accent">
              Create your profile
            </ButtonLink>
          }
        >
          Choose a username and say what you can do, and this becomes your page.
        </EmptyState>
      </Page>
    );
  }
  return <MemberProfile username={session.username} />;
}
