import { Suspense, useRef, useState } from 'react';
import { feedPath, PATHS } from '../../config/paths.ts';
import { useFeed } from '../../features/articles/api/list-articles.ts';
import { FeedFilters } from '../../features/articles/components/feed-filters.tsx';
import { FeedSummary } from '../../features/articles/components/feed-summary.tsx';
import { Feed } from '../../features/articles/components/feed.tsx';
import { readFeedFilter } from '../../features/articles/feed-filter.ts';
import { useProposedPost } from '../../features/articles/hooks/use-proposed-post.ts';
import { topicsOf } from '../../features/articles/topics.ts';
import { FeedMatchesRoom } from '../../features/members/components/feed-matches-room.tsx';
import { FeedStrip } from '../../features/members/components/feed-strip.tsx';
import { isFiltering, useAddressFilter } from '../../lib/address-filter.ts';
import { late } from '../../lib/late.ts';
import { rememberedUsername, useSession, type Session } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { BesidePost } from '../beside-post.tsx';

const PostForm = late(
  async () => (await import('../../features/articles/components/post-form.tsx')).PostForm,
);

const FeedMatches = late(
  async () => (await import('../../features/members/components/feed-matches.tsx')).FeedMatches,
);

const ReplaceDraftDialog = late(
  async () =>
    (await import('../../features/articles/components/replace-draft-dialog.tsx')).ReplaceDraftDialog,
);

/** As high as the form, whose code may still be on its way: the board moves at the press and not a second time. */
const POST_FORM_ROOM =
  'grid min-h-[52.25rem] min-[24rem]:min-h-[48.75rem] min-[26rem]:min-h-[46.5rem] sm:min-h-[36.5rem] xl:min-h-[33rem]';

/** The shared board, for the signed-in (specification, section 2). */
export default function FeedScreen() {
  const session = useSession();
  const username = usernameIn(session);
  const [filter, ask] = useAddressFilter(readFeedFilter, feedPath);
  const feed = useFeed(filter);
  const [writing, setWriting] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const proposal = useProposedPost(username, () => setWriting(true));
  const filtering = isFiltering(filter);
  const topics = topicsOf(feed.data?.pages.flatMap((page) => page.articles) ?? []);
  const clear = () => ask({});

  return (
    <Page
      title="Feed"
      heading="The board"
      intro="Skills on offer and help wanted, newest first."
      action={
        <>
          {/* The button's place, until it is known whose feed it is. */}
          {username === undefined && <Skeleton className="h-13 w-40" />}
          {username === null && (
            <ButtonLink to={PATHS.createYourUser} variant="accent" size="large">
              Create your profile
            </ButtonLink>
          )}
          {username && (
            <Button
              ref={toggle}
              variant={writing ? 'secondary' : 'accent'}
              size="large"
              aria-expanded={writing}
              onClick={() => setWriting(!writing)}
            >
              <Icon name={writing ? 'close' : 'plus'} />
              {writing ? 'Nevermind' : 'Add a post'}
            </Button>
          )}
        </>
      }
    >
      <div className="my-6 flex flex-col gap-5">
        {username && writing && (
          <div className={POST_FORM_ROOM}>
            <Suspense fallback={<Skeleton className="h-full w-full" />}>
              <PostForm
                username={username}
                topics={topics}
                beside={(chosen) => <BesidePost {...chosen} username={username} />}
                onPublished={() => {
                  setWriting(false);
                  toggle.current?.focus();
                  // What was just posted is at the top of the whole board, not of what was looked for.
                  if (filtering) clear();
                }}
              />
            </Suspense>
          </div>
        )}
        <FeedFilters filter={filter} topics={topics} onChange={ask} />
        <FeedSummary feed={feed} filtering={filtering} onClear={clear} />
      </div>
      {!filtering && <ForReader username={username} />}
      <Feed
        feed={feed}
        onAddPost={username && !writing ? () => setWriting(true) : undefined}
        filtering={filtering}
      />
      {proposal && (
        <Suspense>
          <ReplaceDraftDialog question={proposal} />
        </Suspense>
      )}
    </Page>
  );
}

/** What the board could mean to whoever reads it; the room for it is there before it is known who that is. */
function ForReader({ username }: { username: string | null | undefined }) {
  if (username === null) {
    return (
      <FeedStrip title="One more step" icon="person">
        <p>Create your profile to post on the board, and to see here with whom you could swap.</p>
      </FeedStrip>
    );
  }
  if (username === undefined) return <FeedMatchesRoom username={undefined} />;
  return (
    <Suspense fallback={<FeedMatchesRoom username={username} />}>
      <FeedMatches username={username} />
    </Suspense>
  );
}

/** Whose feed it is. Until that is known, whoever was here last: the first request of theirs will be checked. */
function usernameIn(session: Session): string | null | undefined {
  if (session.status === 'signedIn' && session.username !== undefined) return session.username;
  return rememberedUsername() ?? undefined;
}
