import type { ArticleKind } from '@knack/contract/articles';
import type { Skill } from '@knack/contract/skills';
import { articlePath, feedPath } from '../../../config/paths.ts';
import { useBlockedNames } from '../../../lib/blocked-members.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { ShortList } from '../../../ui/short-list.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { useFeed } from '../api/list-articles.ts';
import { KIND_NAMES } from '../kinds.ts';

const SHOWN = 3;

type OpenArticlesProps = {
  kind: ArticleKind;
  skill: Skill;
  /** Who looks; their own are not among those shown. */
  username: string;
};

/** The newest few of a kind and skill that are not settled, with the way to all; nobody's who was blocked. */
export function OpenArticles({ kind, skill, username }: OpenArticlesProps) {
  const feed = useFeed({ kind, skill });
  const blocked = useBlockedNames();
  const pages = feed.isPlaceholderData ? undefined : feed.data?.pages;
  const found = pages
    ?.flatMap((page) => page.articles)
    .filter((one) => !one.fulfilledAt && one.username !== username && !blocked.has(one.username));
  const several = KIND_NAMES[kind].several.toLowerCase();
  const some = found && (found.length > 0 || feed.hasNextPage);
  return (
    <ShortList
      title={kind === 'offer' ? 'Open offers' : 'Requests that wait'}
      rows={found?.slice(0, SHOWN).map(({ id, title, username: author, createdAt }) => (
        <li key={id} className="min-w-0 py-2.5">
          <p dir="auto" className="line-clamp-2">
            <TextLink to={articlePath(id)}>{title}</TextLink>
          </p>
          <p className="text-sm text-ink-soft">
            by {author}, <RelativeTime iso={createdAt} />
          </p>
        </li>
      ))}
      none={feed.hasNextPage ? `None among the newest ${several}.` : `No open ${several} for it right now.`}
      failure={!found && feed.isError ? failureText(feed.error) : null}
      onRetry={() => void feed.refetch()}
      retrying={feed.isFetching}
      all={some ? { to: feedPath({ kind, skill }), text: `All ${several} for it` } : undefined}
    />
  );
}
