import type { Article } from '@knack/contract/articles';
import { memo } from 'react';
import { Link } from '../../../ui/link.tsx';
import { articlePath, userPath } from '../../../config/paths.ts';
import { noteTint } from '../../../ui/note-tint.ts';
import { Note } from '../../../ui/note.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { truncateBody } from '../truncate-body.ts';
import { ArticleLabels } from './article-labels.tsx';

type ArticleCardProps = { article: Article; headingLevel: 2 | 3 };

/**
 * An article as a note on the board; all of it opens the article, the author's name their profile. Drawn again when its
 * article changes, not with every page that a long board grows by.
 */
export const ArticleCard = memo(function ArticleCard({ article, headingLevel }: ArticleCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Note tint={noteTint(article.topic)} identity={article.id} className="h-full gap-2.5">
      <ArticleLabels article={article} />
      <Heading dir="auto" className="line-clamp-4 text-xl">
        <Link to={articlePath(article.id)} className="whole-card">
          {article.title}
        </Link>
      </Heading>
      <p dir="auto">{truncateBody(article.body)}</p>
      <p className="mt-auto flex flex-wrap items-baseline justify-between gap-x-3 pt-2 text-sm">
        <span className="flex min-w-0 items-baseline gap-1 whitespace-nowrap">
          by:{' '}
          <Link
            to={userPath(article.username)}
            className="above-card -my-2 min-w-0 py-2 whitespace-normal font-bold underline decoration-2 underline-offset-4 hover:decoration-4"
          >
            {article.username}
          </Link>
        </span>
        <RelativeTime iso={article.createdAt} className="above-card ms-auto text-ink/80" />
      </p>
    </Note>
  );
});
