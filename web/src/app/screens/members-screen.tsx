import { useQuery } from '@tanstack/react-query';
import { membersPath } from '../../config/paths.ts';
import { useMatches } from '../../features/members/api/find-matches.ts';
import { useMembers } from '../../features/members/api/list-members.ts';
import { ForYou } from '../../features/members/components/for-you.tsx';
import { MemberList } from '../../features/members/components/member-list.tsx';
import { MembersFilters } from '../../features/members/components/members-filters.tsx';
import { readMembersFilter } from '../../features/members/members-filter.ts';
import { isFiltering, useAddressFilter } from '../../lib/address-filter.ts';
import { ownUserQuery } from '../../lib/own-user.ts';
import { useSession, type Session } from '../../lib/session.ts';
import { Page } from '../../ui/page.tsx';
import { ProfilePrompt } from '../profile-prompt.tsx';

/** Everybody, by what they teach and want; for a member, whom they could ask and why. */
export default function MembersScreen() {
  const session = useSession();
  const username = usernameIn(session);
  const { data: own, isLoading: isOwnLoading } = useQuery({ ...ownUserQuery, enabled: Boolean(username) });
  const [filter, ask] = useAddressFilter(readMembersFilter, membersPath);
  const members = useMembers(filter);
  const filtering = isFiltering(filter);
  const matches = useMatches({ enabled: !filtering && Boolean(username) });
  // Matches that come later would push the list away, and what one has in common with somebody makes their card longer.
  const arranged = username !== undefined && !isOwnLoading && !matches.isLoading;

  return (
    <Page title="Members" intro="Who teaches what, and who would like to learn it.">
      <div className="mt-7 flex flex-col gap-8">
        <MembersFilters filter={filter} onChange={ask} />
        {!filtering && username !== null && <ForYou username={username} matches={matches} />}
        {!filtering && isNewcomer(session) && <ProfilePrompt purpose="see with whom you could swap" />}
        {arranged && (
          <section aria-labelledby="members" className="unless-known">
            <h2 id="members" className="mb-5 text-2xl">
              {filtering ? 'Who fits' : 'Everybody'}
            </h2>
            <MemberList
              members={members}
              own={username ? own : undefined}
              onClear={filtering ? () => ask({}) : undefined}
            />
          </section>
        )}
      </div>
    </Page>
  );
}

/** Which member is looking: null where nobody is or can be found out to be, undefined while that is being found out. */
function usernameIn(session: Session): string | null | undefined {
  if (session.status === 'loading') return undefined;
  return session.status === 'signedIn' && !session.profileFailed ? session.username : null;
}

function isNewcomer(session: Session): boolean {
  return session.status === 'signedIn' && session.username === null;
}
