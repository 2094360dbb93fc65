import type { Article } from '@knack/contract/articles';
import { Link } from '../../../ui/link.tsx';
import { membersPath } from '../../../config/paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { SkillDrawing } from '../../../ui/skill-drawing.tsx';
import { KIND_NAMES } from '../kinds.ts';
import { TopicBadge } from './topic-badge.tsx';

type Labels = Pick<Article, 'topic' | 'kind' | 'skill' | 'fulfilledAt'>;

/** What an article is, in a few words: its kind, its skill, its topic, and whether it is settled. */
export function ArticleLabels({ article: { topic, kind, skill, fulfilledAt } }: { article: Labels }) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      {fulfilledAt && (
        <Badge tone="plain" className="inline-flex! items-center gap-1 inset-ring-2 inset-ring-ink/40">
          <Icon name="check" className="size-3.5" />
          Fulfilled
        </Badge>
      )}
      {kind && <Badge tone={kind === 'offer' ? 'green' : 'marigold'}>{KIND_NAMES[kind].one}</Badge>}
      {skill && (
        <Link
          to={membersPath(kind === 'offer' ? { wants: skill } : { teaches: skill })}
          title={kind === 'offer' ? `Who wants this: ${skill}` : `Who teaches this: ${skill}`}
          className="above-card inline-flex min-h-6.5 items-center gap-1 rounded-tag border-2 border-ink/25 px-1.5 text-xs font-bold text-ink underline-offset-4 hover:border-ink/60 hover:underline"
        >
          <SkillDrawing skill={skill} className="size-4.5" />
          {skill}
        </Link>
      )}
      <TopicBadge topic={topic} />
    </div>
  );
}
