import type { Article } from '@knack/contract/articles';
import { useBlockedNames } from '../../../lib/blocked-members.ts';
import { NoteGrid } from '../../../ui/board.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { LongNoteGrid } from '../../../ui/long-note-grid.tsx';
import { NoteSkeleton } from '../../../ui/note-skeleton.tsx';
import { ArticleCard } from './article-card.tsx';

type ArticleGridProps = {
  articles: readonly Article[];
  /** Whether there are more than these. */
  more?: boolean;
  headingLevel?: 2 | 3;
};

/** Articles side by side, as many as fit; without those by members whom one has blocked. */
export function ArticleGrid({ articles, more, headingLevel = 2 }: ArticleGridProps) {
  const blocked = useBlockedNames();
  const shown = articles.filter(({ username }) => !blocked.has(username));
  return (
    <LongNoteGrid items={shown} more={more}>
      {(article) => <ArticleCard article={article} headingLevel={headingLevel} />}
    </LongNoteGrid>
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
