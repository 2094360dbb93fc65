import { Suspense, useRef, useState } from 'react';
import { useFeed } from '../../features/articles/api/list-articles.ts';
import { Feed } from '../../features/articles/components/feed.tsx';
import { topicsOf } from '../../features/articles/topics.ts';
import { late } from '../../lib/late.ts';
import { rememberedUsername, useSession, type Session } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ProfilePrompt } from '../profile-prompt.tsx';

const PostForm = late(
  async () => (await import('../../features/articles/components/post-form.tsx')).PostForm,
);

const FeedMatches = late(
  async () => (await import('../../features/members/components/feed-matches.tsx')).FeedMatches,
);

/** The shared board, for the signed-in (specification, section 2). */
export default function FeedScreen() {
  const session = useSession();
  const username = usernameIn(session);
  const feed = useFeed();
  const [writing, setWriting] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);

  return (
    <Page
      title="Feed"
      heading="The board"
      intro="Skills on offer and help wanted, newest first. Open a note to read it, or pin up your own."
    >
      <div className="my-6 flex min-h-13 flex-col gap-5">
        {username === null && <ProfilePrompt purpose="post on the board" />}
        {username && (
          <>
            <Button
              ref={toggle}
              variant={writing ? 'secondary' : 'accent'}
              size="large"
              aria-expanded={writing}
              className="self-start"
              onClick={() => setWriting(!writing)}
            >
              <Icon name={writing ? 'close' : 'plus'} />
              {writing ? 'Nevermind' : 'Add a post'}
            </Button>
            {writing && (
              <Suspense fallback={<Skeleton className="h-96 w-full" />}>
                <PostForm
                  username={username}
                  topics={topicsOf(feed.data?.pages.flatMap((page) => page.articles) ?? [])}
                  onPublished={() => {
                    setWriting(false);
                    toggle.current?.focus();
                  }}
                />
              </Suspense>
            )}
          </>
        )}
      </div>
      {username && (
        <Suspense>
          <FeedMatches username={username} />
        </Suspense>
      )}
      <Feed feed={feed} onAddPost={username && !writing ? () => setWriting(true) : undefined} />
    </Page>
  );
}

/** Whose feed it is. Until that is known, whoever was here last: the first request of theirs will be checked. */
function usernameIn(session: Session): string | null | undefined {
  if (session.status === 'signedIn' && session.username !== undefined) return session.username;
  return rememberedUsername() ?? undefined;
}
