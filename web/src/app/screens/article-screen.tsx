import { useParams } from 'react-router-dom';
import { useArticle } from '../../features/articles/api/get-article.ts';
import { ArticleSheet } from '../../features/articles/components/article-sheet.tsx';
import { TopicBadge } from '../../features/articles/components/topic-badge.tsx';
import { isApiError } from '../../lib/api-error.ts';
import { failureText } from '../../lib/failure-text.ts';
import { LostPoster } from '../../ui/drawings/lost-poster.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import { PageBody } from '../../ui/page-body.tsx';
import { Page } from '../../ui/page.tsx';
import { ScreenHeading } from '../../ui/screen-heading.tsx';
import { Skeleton, SkeletonText } from '../../ui/skeleton.tsx';
import { WayOn } from '../way-on.tsx';

/** One article, whole (specification, section 2). */
export default function ArticleScreen() {
  const { articleId = '' } = useParams();
  const { data: article, isPending, error, isFetching, refetch } = useArticle(articleId);

  if (article) {
    return (
      <PageBody width="reading">
        <p className="mb-4">
          <TopicBadge topic={article.topic} />
        </p>
        <ScreenHeading title={article.title}>
          <bdi>{article.title}</bdi>
        </ScreenHeading>
        <ArticleSheet article={article} />
      </PageBody>
    );
  }
  if (isPending) {
    return (
      <Page width="reading" title="Article" headingHidden>
        <Loading>
          <Skeleton className="h-5 w-24" />
          <Skeleton className="mt-5 h-10 w-4/5" />
          <div className="mt-8 rounded-note bg-shade px-6 py-12 sm:px-10">
            <SkeletonText lines={6} />
          </div>
        </Loading>
      </Page>
    );
  }
  if (isApiError(error, 'not-found')) {
    return (
      <Page width="reading" title="Article not found" headingHidden>
        <EmptyState illustration={<LostPoster />} title="This note has been taken down" action={<WayOn />}>
          There is no article here, or not any more.
        </EmptyState>
      </Page>
    );
  }
  return (
    <Page width="reading" title="Article" headingHidden>
      <ErrorState title="The article did not arrive" onRetry={() => void refetch()} retrying={isFetching}>
        {failureText(error)}
      </ErrorState>
    </Page>
  );
}
