import { useEffect, useRef } from 'react';
import { failureText } from '../../../lib/failure-text.ts';
import { Board } from '../../../ui/board.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyBoard } from '../../../ui/drawings/empty-board.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import type { useFeed } from '../api/list-articles.ts';
import { ArticleGrid, ArticleGridLoading } from './article-grid.tsx';

type FeedProps = {
  feed: ReturnType<typeof useFeed>;
  onAddPost?: (() => void) | undefined;
  /** Only some articles are asked for. */
  filtering: boolean;
};

/** How many pages without anything are read by themselves before it is asked whether to go on. */
const EMPTY_PAGES = 5;

/** Every article, newest first; the next page comes by itself before the end is reached. */
export function Feed({ feed, onAddPost, filtering }: FeedProps) {
  const articles = feed.data?.pages.flatMap((page) => page.articles) ?? [];
  const ended = feed.isSuccess && !feed.hasNextPage;
  return (
    <Board
      aria-busy={feed.isPlaceholderData || undefined}
      className={feed.isPlaceholderData ? 'opacity-75' : ''}
    >
      {feed.isPending && <ArticleGridLoading />}
      {feed.isError && articles.length === 0 && (
        <Sheet className="mx-auto max-w-lg">
          <ErrorState
            title="The board did not arrive"
            onRetry={() => void feed.refetch()}
            retrying={feed.isFetching}
          >
            {failureText(feed.error)}
          </ErrorState>
        </Sheet>
      )}
      {ended && articles.length === 0 && filtering && <NothingFound onAddPost={onAddPost} />}
      {ended && articles.length === 0 && !filtering && (
        <Sheet className="mx-auto max-w-lg">
          <EmptyState
            illustration={<EmptyBoard />}
            title="Nothing on the board yet"
            action={
              onAddPost && (
                <Button variant="accent" onClick={onAddPost}>
                  Write the first post
                </Button>
              )
            }
          >
            Offer something you are good at, or ask for something you could use.
          </EmptyState>
        </Sheet>
      )}
      {articles.length > 0 && <ArticleGrid articles={articles} more={feed.hasNextPage} />}
      {(articles.length > 0 || (feed.isSuccess && feed.hasNextPage)) && (
        <NextPage feed={feed} filtering={filtering} />
      )}
    </Board>
  );
}

/** The way back to everything is above it, beside what was looked for. */
function NothingFound({ onAddPost }: Pick<FeedProps, 'onAddPost'>) {
  return (
    <Sheet className="mx-auto max-w-lg">
      <EmptyState
        illustration={<EmptyBoard />}
        title="Nothing like that on the board"
        action={
          onAddPost && (
            <Button variant="accent" onClick={onAddPost}>
              Ask for it
            </Button>
          )
        }
      >
        Try fewer words or another kind, or ask for it yourself: somebody may be waiting to be asked.
      </EmptyState>
    </Sheet>
  );
}

function NextPage({ feed, filtering }: { feed: ReturnType<typeof useFeed>; filtering: boolean }) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, error } = feed;
  const end = useRef<HTMLDivElement>(null);
  // A search may look through many articles and find none; whoever wants to go on says so.
  const pages = feed.data?.pages ?? [];
  const count = pages.length;
  const latest = pages.slice(-EMPTY_PAGES);
  const fruitless = latest.length === EMPTY_PAGES && latest.every((page) => page.articles.length === 0);

  useEffect(() => {
    if (!end.current || !hasNextPage || isFetchingNextPage || isFetchNextPageError || fruitless) return;
    const approach = new IntersectionObserver(
      // On a busy machine it hears of several moves at once.
      (moves) => {
        if (moves.at(-1)?.isIntersecting) void fetchNextPage();
      },
      { rootMargin: '600px' },
    );
    approach.observe(end.current);
    return () => approach.disconnect();
  }, [hasNextPage, isFetchingNextPage, isFetchNextPageError, fruitless, count, fetchNextPage]);

  if (!hasNextPage) {
    return (
      <p className="mt-9 text-center font-semibold text-board-soft">
        {filtering ? 'That is everything that fits.' : 'That is the whole board.'}
      </p>
    );
  }
  return (
    <div ref={end} className="mt-9 flex min-h-16 flex-col items-center gap-3 text-center">
      {isFetchNextPageError && <p role="status">{failureText(error)}</p>}
      {fruitless && <p role="status">Nothing among the newer posts. There are older ones to look through.</p>}
      <Button variant="accent" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {isFetchNextPageError ? 'Try again' : 'Older posts'}
      </Button>
    </div>
  );
}
