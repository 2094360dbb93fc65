import { Suspense, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { PATHS } from '../../config/paths.ts';
import { useArticle } from '../../features/articles/api/get-article.ts';
import { ArticleLabels } from '../../features/articles/components/article-labels.tsx';
import { ArticleSheet } from '../../features/articles/components/article-sheet.tsx';
import { SafetyMenu } from '../../features/safety/components/safety-menu.tsx';
import { isApiError } from '../../lib/api-error.ts';
import { failureText } from '../../lib/failure-text.ts';
import { late } from '../../lib/late.ts';
import { useSession } from '../../lib/session.ts';
import { LostPoster } from '../../ui/drawings/lost-poster.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import { PageBody } from '../../ui/page-body.tsx';
import { Page } from '../../ui/page.tsx';
import { ScreenHeading } from '../../ui/screen-heading.tsx';
import { Skeleton, SkeletonText } from '../../ui/skeleton.tsx';
import { WayOn } from '../way-on.tsx';

// For its author alone, whom nobody knows before the article is on screen.
const OwnArticle = late(
  async () => (await import('../../features/articles/components/own-article.tsx')).OwnArticle,
);
const EditArticleForm = late(
  async () => (await import('../../features/articles/components/edit-article-form.tsx')).EditArticleForm,
);

/** One article, whole (specification, section 2). */
export default function ArticleScreen() {
  const { articleId = '' } = useParams();
  const navigate = useNavigate();
  const session = useSession();
  const { data: article, isPending, error, isFetching, refetch } = useArticle(articleId);
  const [editing, setEditing] = useState<'not yet' | 'now' | 'done'>('not yet');
  const isOwn = session.status === 'signedIn' && session.username === article?.username;
  const isGone = isApiError(error, 'not-found');

  // What somebody is writing stays, even when the article has gone meanwhile: saving it says so.
  if (article && (!isGone || editing === 'now')) {
    return (
      <PageBody width="reading">
        <div className="mb-4">
          <ArticleLabels article={article} />
        </div>
        <ScreenHeading title={article.title}>
          <bdi>{article.title}</bdi>
        </ScreenHeading>
        {isOwn && editing === 'now' ? (
          <Suspense fallback={<Skeleton className="mt-8 h-96 w-full" />}>
            <EditArticleForm article={article} onDone={() => setEditing('done')} />
          </Suspense>
        ) : (
          <ArticleSheet
            article={article}
            actions={<SafetyMenu kind="article" id={article.id} by={article.username} />}
          />
        )}
        {isOwn && editing !== 'now' && (
          <Suspense>
            <OwnArticle
              article={article}
              focused={editing === 'done'}
              onEdit={() => setEditing('now')}
              onTakenDown={() => void navigate(PATHS.feed)}
            />
          </Suspense>
        )}
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
  if (isGone) {
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
