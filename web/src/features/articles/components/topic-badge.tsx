import { Badge } from '../../../ui/badge.tsx';

/** What an article is about, in a word or two. */
export function TopicBadge({ topic }: { topic: string }) {
  return (
    <Badge className="line-clamp-2">
      <bdi>{topic}</bdi>
    </Badge>
  );
}
