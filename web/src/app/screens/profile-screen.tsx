import { useParams } from 'react-router-dom';
import { PATHS } from '../../config/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { BlankCard } from '../../ui/drawings/blank-card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';
import { MemberProfile, MemberProfileLoading } from '../member-profile.tsx';
import { OwnScreen } from '../own-screen.tsx';

const OWN = 'Your profile';

/** A member's profile: whoever is named in the address, or one's own (specification, section 2). */
export default function ProfileScreen() {
  const { username } = useParams();
  return username === undefined ? <OwnProfile /> : <MemberProfile username={username.toLowerCase()} />;
}

function OwnProfile() {
  return (
    <OwnScreen
      title={OWN}
      invitation={{
        illustration: <BlankCard />,
        title: 'Whose profile is it?',
        text: 'Sign in, and your own page opens here.',
        next: PATHS.userProfile,
      }}
      loading={
        <Page title={OWN}>
          <MemberProfileLoading username="" />
        </Page>
      }
      newcomer={<BlankProfile />}
    >
      {(username) => <MemberProfile username={username} />}
    </OwnScreen>
  );
}

function BlankProfile() {
  return (
    <Page title={OWN} headingHidden>
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
