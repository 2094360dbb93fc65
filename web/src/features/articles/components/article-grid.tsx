import type { Article } from '@knack/contract/articles';
import { useBlockedNames } from '../../../lib/blocked-members.ts';
import { NoteGrid } from '../../../ui/board.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { NoteSkeleton } from '../../../ui/note-skeleton.tsx';
import { ArticleCard } from './article-card.tsx';

type ArticleGridProps = { articles: readonly Article[]; headingLevel?: 2 | 3 };

/** Articles side by side, as many as fit; without those by members whom one has blocked. */
export function ArticleGrid({ articles, headingLevel = 2 }: ArticleGridProps) {
  const blocked = useBlockedNames();
  return (
    <NoteGrid role="list">
      {articles
        .filter(({ username }) => !blocked.has(username))
        .map((article) => (
          <li key={article.id} className="min-w-0">
            <ArticleCard article={article} headingLevel={headingLevel} />
          </li>
        ))}
    </NoteGrid>
  );
}

/** The grid while its articles are read. */
export function ArticleGridLoading({ count = 9 }: { count?: number }) {
  return (
    <Loading labelShown>
      <NoteGrid>
        {Array.from({ length: count }, (_, index) => (
          <li key={index}>
            <NoteSkeleton />
          </li>
        ))}
      </NoteGrid>
    </Loading>
  );
}
