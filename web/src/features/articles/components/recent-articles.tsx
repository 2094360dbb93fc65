import { RECENT } from '../../../config/first-question.ts';
import { PATHS } from '../../../config/paths.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { isStranger, useSession } from '../../../lib/session.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyBoard } from '../../../ui/drawings/empty-board.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { useRecentArticles } from '../api/list-articles.ts';
import { ArticleGrid, ArticleGridLoading } from './article-grid.tsx';

/** The newest notes, as they hang on the board right now. */
export function RecentArticles() {
  const session = useSession();
  const { data, error, isPending, isFetching, refetch } = useRecentArticles();

  if (isPending) return <ArticleGridLoading count={RECENT} />;
  if (data === undefined) {
    return (
      <Sheet className="mx-auto max-w-lg">
        <ErrorState
          title="The notes did not come through"
          retrying={isFetching}
          onRetry={() => void refetch()}
        >
          {failureText(error)}
        </ErrorState>
      </Sheet>
    );
  }
  if (data.length === 0) {
    return (
      <Sheet className="mx-auto max-w-lg">
        <EmptyState
          illustration={<EmptyBoard />}
          title="The board is freshly painted"
          action={
            <ButtonLink to={isStranger(session) ? PATHS.register : PATHS.feed} variant="accent">
              Pin the first note
            </ButtonLink>
          }
        >
          Nobody has pinned anything yet. What could a neighbour ask you for?
        </EmptyState>
      </Sheet>
    );
  }
  return <ArticleGrid articles={data} headingLevel={3} />;
}
