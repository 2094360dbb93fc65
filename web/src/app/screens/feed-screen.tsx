import { useRef, useState } from 'react';
import { useFeed } from '../../features/articles/api/list-articles.ts';
import { Feed } from '../../features/articles/components/feed.tsx';
import { PostForm } from '../../features/articles/components/post-form.tsx';
import { topicsOf } from '../../features/articles/topics.ts';
import { useSession } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Page } from '../../ui/page.tsx';
import { ProfilePrompt } from '../profile-prompt.tsx';

/** The shared board, for the signed-in (specification, section 2). */
export default function FeedScreen() {
  const session = useSession();
  const username = session.status === 'signedIn' ? session.username : undefined;
  const feed = useFeed();
  const [writing, setWriting] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);

  return (
    <Page
      title="Feed"
      heading="The board"
      intro="Skills on offer and help wanted, newest first. Open a note to read it, or pin up your own."
    >
      <div className="my-6 flex flex-col gap-5">
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
              <PostForm
                username={username}
                topics={topicsOf(feed.data?.pages.flatMap((page) => page.articles) ?? [])}
                onPublished={() => {
                  setWriting(false);
                  toggle.current?.focus();
                }}
              />
            )}
          </>
        )}
      </div>
      <Feed feed={feed} onAddPost={username && !writing ? () => setWriting(true) : undefined} />
    </Page>
  );
}
