import { useState } from 'react';
import { membersPath } from '../../../config/paths.ts';
import { readStored, STORAGE_KEYS, writeStored } from '../../../lib/storage.ts';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { useMatches } from '../api/find-matches.ts';
import { MatchRow, RingRow } from './match-rows.tsx';

const SHOWN = 3;

/**
 * The best matches of a member beside the board, until they put them away; they are on the members' screen too. While
 * they are read, or cannot be, nothing is shown: nobody came here for them.
 */
export function FeedMatches({ username }: { username: string }) {
  const [hidden, setHidden] = useState(() => readStored(STORAGE_KEYS.matchesPutAway) === username);
  const { data } = useMatches({ enabled: !hidden });
  if (hidden || !data) return null;
  const rows = [
    ...data.mutual.map((match) => <MatchRow key={match.user.id} match={match} />),
    ...data.threeWay.map((ring) => <RingRow key={ring.between} ring={ring} />),
    ...data.teachers.map((match) => <MatchRow key={match.user.id} match={match} />),
    ...data.learners.map((match) => <MatchRow key={match.user.id} match={match} />),
  ];
  if (rows.length === 0) return null;
  return (
    <Sheet className="relative mb-6 py-4! sm:px-6!">
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
              writeStored(STORAGE_KEYS.matchesPutAway, username);
              setHidden(true);
            }}
          />
        </span>
      </aside>
    </Sheet>
  );
}
