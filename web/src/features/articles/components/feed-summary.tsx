import { Button } from '../../../ui/button.tsx';
import type { useFeed } from '../api/list-articles.ts';

type FeedSummaryProps = { feed: ReturnType<typeof useFeed>; filtering: boolean; onClear: () => void };

/** How many articles were found, said politely, and the way back to all of them. */
export function FeedSummary({ feed, filtering, onClear }: FeedSummaryProps) {
  const settled = feed.isSuccess && !feed.isPlaceholderData && !feed.isFetchingNextPage;
  const count = feed.data?.pages.reduce((sum, page) => sum + page.articles.length, 0) ?? 0;
  const more = feed.hasNextPage ? ' so far' : '';
  const known = filtering && settled && (count > 0 || !feed.hasNextPage);
  return (
    <div className={`flex min-h-10 items-center gap-x-4 ${filtering ? '' : 'hidden'}`}>
      {/* First, because the words come later. */}
      <Button variant="secondary" size="small" className="shrink-0" onClick={onClear}>
        Show everything
      </Button>
      <p role="status" className="leading-tight font-semibold">
        {known && `${count === 1 ? '1 post' : `${count || 'No'} posts`} found${more}`}
      </p>
    </div>
  );
}
