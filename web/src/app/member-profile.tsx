import { profileHeading } from '@knack/contract/users';
import { Suspense, type ReactNode } from 'react';
import { SwapHintRoom } from '../features/members/components/swap-hint-room.tsx';
import { useProfile } from '../features/profiles/api/get-profile.ts';
import { ProfileCard, ProfileCardSkeleton } from '../features/profiles/components/profile-card.tsx';
import { ProfileDetails, ProfileDetailsSkeleton } from '../features/profiles/components/profile-details.tsx';
import { SafetyMenu } from '../features/safety/components/safety-menu.tsx';
import { Reviews } from '../features/reviews/components/reviews.tsx';
import { isApiError } from '../lib/api-error.ts';
import { failureText } from '../lib/failure-text.ts';
import { late } from '../lib/late.ts';
import { likelyUsername, useSession } from '../lib/session.ts';
import { useIsDrawn } from '../lib/use-is-drawn.ts';
import { LostPoster } from '../ui/drawings/lost-poster.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Loading } from '../ui/loading.tsx';
import { Page } from '../ui/page.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { WayOn } from './way-on.tsx';

// What depends on who is looking comes after what everybody sees.
const OwnDetails = late(
  async () => (await import('../features/profiles/components/own-details.tsx')).OwnDetails,
);
const BetweenMembers = late(async () => (await import('./between-members.tsx')).BetweenMembers);
const OwnData = late(async () => (await import('./own-data.tsx')).OwnData);

/** One member's profile with the reviews about them; their own is theirs to edit. */
export function MemberProfile({ username }: { username: string }) {
  const session = useSession();
  const me = session.status === 'signedIn' ? session.username : undefined;
  // What there is between the two comes later than what follows it, so it has its room from the beginning.
  const reader = likelyUsername(session);
  const other = reader !== null && reader !== username;
  const isDrawn = useIsDrawn();
  const { data: user, isPending, error, isFetching, refetch } = useProfile(username);

  if (user) {
    const own = me === user.username;
    return (
      <Page title={profileHeading(user.username)}>
        {/* What is open on one profile is not open on the next. */}
        <Columns key={user.username} card={<ProfileCard user={user} />}>
          {other && (
            <Suspense fallback={<SwapHintRoom username={user.username} />}>
              <BetweenMembers user={user} />
            </Suspense>
          )}
          {isDrawn && (
            <div className="others-only">
              <SwapHintRoom username={user.username} />
            </div>
          )}
          {own ? (
            <Suspense fallback={<ProfileDetails user={user} />}>
              <OwnDetails user={user} />
            </Suspense>
          ) : (
            <ProfileDetails
              user={user}
              action={<SafetyMenu kind="profile" id={user.username} by={user.username} />}
            />
          )}
          <Reviews
            about={user.username}
            skills={user.skills}
            onReviewed={() => void refetch()}
            actionsFor={({ id, username: by }) => <SafetyMenu kind="review" id={id} by={by} />}
          />
          {own && (
            <Suspense fallback={<Skeleton className="h-64 w-full" />}>
              <OwnData username={user.username} />
            </Suspense>
          )}
        </Columns>
      </Page>
    );
  }
  if (isPending) {
    return (
      <Page title={profileHeading(username)}>
        <MemberProfileLoading username={username} between={other} />
      </Page>
    );
  }
  if (isApiError(error, 'not-found')) {
    return (
      <Page title="Member not found" headingHidden>
        <EmptyState illustration={<LostPoster />} title="Nobody here goes by that name" action={<WayOn />}>
          There is no member called <bdi className="font-bold">{username}</bdi>. Check how the name is spelt.
        </EmptyState>
      </Page>
    );
  }
  return (
    <Page title={profileHeading(username)}>
      <ErrorState title="The profile did not arrive" onRetry={() => void refetch()} retrying={isFetching}>
        {failureText(error)}
      </ErrorState>
    </Page>
  );
}

/** The shape of a profile while it is being read. */
export function MemberProfileLoading({
  username,
  between = false,
}: {
  username: string;
  /** Whether there will be something about whoever looks and whoever is looked at. */
  between?: boolean;
}) {
  return (
    <Loading className="length-unknown">
      <Columns card={<ProfileCardSkeleton username={username} />}>
        {between && <Skeleton className="h-52 w-full sm:h-39" />}
        <ProfileDetailsSkeleton />
      </Columns>
    </Loading>
  );
}

function Columns({ card, children }: { card: ReactNode; children: ReactNode }) {
  return (
    <div className="mt-7 grid items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-8">
      <div className="min-w-0 lg:sticky lg:top-24">{card}</div>
      <div className="flex min-w-0 flex-col gap-6">{children}</div>
    </div>
  );
}
