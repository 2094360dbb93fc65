import type { Article } from '@knack/contract/articles';
import type { ReactNode } from 'react';
import { Link } from '../../../ui/link.tsx';
import { chatPath, userPath } from '../../../config/paths.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { noteTint } from '../../../ui/note-tint.ts';
import { Note } from '../../../ui/note.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';

type ArticleSheetProps = {
  article: Article;
  /** What else can be done about it. */
  actions?: ReactNode;
};

/** The whole text of an article under its heading, on the paper that its card has on the board. */
export function ArticleSheet({ article, actions }: ArticleSheetProps) {
  return (
    <Note
      tint={noteTint(article.topic)}
      identity={article.id}
      aria-label={article.title}
      className="mt-8 rotate-0 gap-6 sm:px-10 sm:pt-11 sm:pb-9"
    >
      <div dir="auto" className="max-w-[65ch] text-lg whitespace-pre-line">
        {article.body}
      </div>
      <footer className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 border-t-2 border-dashed border-ink/25 pt-5">
        <div className="flex min-w-0 items-center gap-3">
          <Avatar name={article.username} />
          <p className="min-w-0">
            <Link
              to={userPath(article.username)}
              className="font-bold underline decoration-2 underline-offset-4 hover:decoration-4"
            >
              {article.username}
            </Link>
            <br />
            <RelativeTime iso={article.createdAt} className="text-sm text-ink/80" />
            {article.updatedAt && (
              <span className="text-sm text-ink/80">
                , edited <RelativeTime iso={article.updatedAt} />
              </span>
            )}
          </p>
        </div>
        <div className="flex min-w-0 items-center gap-1">
          <ButtonLink to={chatPath({ mention: article.username })} className="text-start!">
            <Icon name="chat" />
            Chat to {article.username}
          </ButtonLink>
          {actions}
        </div>
      </footer>
    </Note>
  );
}
