import type { Matches } from '@knack/contract/matches';
import { useState } from 'react';
import { membersPath, userPath } from '../../../config/paths.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { Button } from '../../../ui/button.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { useMatches } from '../api/find-matches.ts';
import { arePutAway, putAway } from '../put-away.ts';
import { FeedMatchesRoom } from './feed-matches-room.tsx';
import { FeedStrip, FeedStripRow } from './feed-strip.tsx';
import { MatchBrief, RingBrief } from './match-briefs.tsx';

const SHOWN = 3;

/** The best matches of a member above the board, until they put them away; all are on the members' screen. */
export function FeedMatches({ username }: { username: string }) {
  const [hidden, setHidden] = useState(() => arePutAway(username));
  const { data, isPending, isFetching, error, refetch } = useMatches({ enabled: !hidden });

  if (hidden) return null;
  if (isPending) return <FeedMatchesRoom username={username} />;
  return (
    <FeedStrip
      title="For you"
      onPutAway={() => {
        putAway(username);
        setHidden(true);
      }}
    >
      {data ? (
        <Best matches={data} username={username} />
      ) : (
        <p role="status" className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {failureText(error)}
          <Button variant="secondary" size="small" busy={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        </p>
      )}
    </FeedStrip>
  );
}

function Best({ matches, username }: { matches: Matches; username: string }) {
  const { mutual, threeWay, teachers, learners } = matches;
  const rows = [
    ...mutual.map((match) => <MatchBrief key={match.user.id} match={match} />),
    ...threeWay.map((ring) => <RingBrief key={`${ring.teacher.id} ${ring.learner.id}`} ring={ring} />),
    ...[...teachers, ...learners].map((match) => <MatchBrief key={match.user.id} match={match} />),
  ];
  if (rows.length === 0) {
    return (
      <p className="max-w-[65ch]">
        Nobody to swap with yet. Say more of what you teach and want{' '}
        <TextLink to={userPath(username)}>on your profile</TextLink>, or look at{' '}
        <TextLink to={membersPath()}>who is here</TextLink>.
      </p>
    );
  }
  return (
    <>
      <FeedStripRow>{rows.slice(0, SHOWN)}</FeedStripRow>
      {/* Where there is room, in the line of the heading. */}
      <p className="mt-1 text-sm md:absolute md:end-16 md:top-5 md:mt-0">
        <TextLink to={membersPath()}>Everybody you could ask</TextLink>
      </p>
    </>
  );
}
