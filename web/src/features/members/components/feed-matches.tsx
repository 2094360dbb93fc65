import { useLayoutEffect, useRef, useState } from 'react';
import { membersPath } from '../../../config/paths.ts';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { useMatches } from '../api/find-matches.ts';
import { arePutAway, keepHeight, putAway } from '../matches-room.ts';
import { FeedMatchesRoom } from './feed-matches-room.tsx';
import { MatchRow, RingRow } from './match-rows.tsx';

const SHOWN = 3;

/**
 * The best matches of a member above the board, until they put them away; they are on the members' screen too. While
 * they are read their room is kept; where they cannot be, nothing is shown: nobody came here for them.
 */
export function FeedMatches({ username }: { username: string }) {
  const [hidden, setHidden] = useState(() => arePutAway(username));
  const { data, isLoading } = useMatches({ enabled: !hidden });
  const sheet = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (data) keepHeight(username, sheet.current?.offsetHeight ?? 0);
  }, [data, username]);

  if (hidden) return null;
  if (isLoading) return <FeedMatchesRoom username={username} />;
  if (!data) return null;
  const rows = [
    ...data.mutual.map((match) => <MatchRow key={match.user.id} match={match} />),
    ...data.threeWay.map((ring) => <RingRow key={ring.between} ring={ring} />),
    ...data.teachers.map((match) => <MatchRow key={match.user.id} match={match} />),
    ...data.learners.map((match) => <MatchRow key={match.user.id} match={match} />),
  ];
  if (rows.length === 0) return null;
  return (
    <Sheet ref={sheet} className="relative mb-6 py-4! sm:px-6!">
      <aside aria-labelledby="feed-matches">
        <h2 id="feed-matches" className="flex items-center gap-2 pe-12 text-xl">
          <Icon name="swap" />
          For you
        </h2>
        <ul role="list" className="mt-1 grid gap-x-8 md:grid-cols-2 lg:grid-cols-3">
          {rows.slice(0, SHOWN)}
        </ul>
        <p className="mt-1 text-sm">
          <TextLink to={membersPath()}>Everybody you could ask</TextLink>
        </p>
        <span className="absolute end-2 top-2">
          <IconButton
            label="Put away what is for you"
            icon="close"
            onClick={() => {
              putAway(username);
              setHidden(true);
            }}
          />
        </span>
      </aside>
    </Sheet>
  );
}
