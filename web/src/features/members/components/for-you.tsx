import type { Matches } from '@knack/contract/matches';
import type { ReactNode } from 'react';
import { userPath } from '../../../config/paths.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import type { useMatches } from '../api/find-matches.ts';
import { MatchRow, RingRow } from './match-rows.tsx';

const COLUMNS = 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] gap-x-10 gap-y-6';

type ForYouProps = {
  /** Undefined while it is being found out who is looking. */
  username: string | undefined;
  matches: ReturnType<typeof useMatches>;
};

/** Whom a member could ask and who could ask them, with the reasons. */
export function ForYou({ username, matches }: ForYouProps) {
  const { data, isPending, isFetching, error, refetch } = matches;
  return (
    <Sheet>
      <section aria-labelledby="for-you">
        <h2 id="for-you" className="text-2xl">
          For you
        </h2>
        {data && username && <Found matches={data} username={username} />}
        {isPending && (
          <Loading className="mt-4">
            <div className={COLUMNS}>
              {Array.from({ length: 3 }, (_, group) => (
                <div key={group} className="flex flex-col gap-4">
                  <Skeleton className="h-6 w-40 max-w-full" />
                  <Skeleton className="h-12 w-64 max-w-full" />
                  <Skeleton className="h-12 w-56 max-w-full" />
                </div>
              ))}
            </div>
          </Loading>
        )}
        {!data && !isPending && (
          <p role="status" className="mt-3 flex flex-wrap items-center gap-3">
            {failureText(error)}
            <Button variant="secondary" size="small" busy={isFetching} onClick={() => void refetch()}>
              Try again
            </Button>
          </p>
        )}
      </section>
    </Sheet>
  );
}

function Found({ matches, username }: { matches: Matches; username: string }) {
  const { mutual, threeWay, teachers, learners } = matches;
  if (mutual.length + threeWay.length + teachers.length + learners.length === 0) {
    return (
      <p className="mt-2 text-ink-soft">
        Nobody to swap with yet. Say more of what you teach and want{' '}
        <TextLink to={userPath(username)}>on your profile</TextLink>, or look around below.
      </p>
    );
  }
  return (
    <div className={`mt-4 ${COLUMNS}`}>
      <Group title="You could swap" shown={mutual.length > 0}>
        {mutual.map((match) => (
          <MatchRow key={match.user.id} match={match} />
        ))}
      </Group>
      <Group title="Three of you could swap" shown={threeWay.length > 0}>
        {threeWay.map((ring) => (
          <RingRow key={ring.between} ring={ring} />
        ))}
      </Group>
      <Group title="They teach what you want" shown={teachers.length > 0}>
        {teachers.map((match) => (
          <MatchRow key={match.user.id} match={match} />
        ))}
      </Group>
      <Group title="They want what you teach" shown={learners.length > 0}>
        {learners.map((match) => (
          <MatchRow key={match.user.id} match={match} />
        ))}
      </Group>
    </div>
  );
}

function Group({ title, shown, children }: { title: string; shown: boolean; children: ReactNode }) {
  if (!shown) return null;
  return (
    <div className="min-w-0">
      <h3 className="text-lg">{title}</h3>
      <ul role="list" className="divide-y-2 divide-dashed divide-line">
        {children}
      </ul>
    </div>
  );
}
