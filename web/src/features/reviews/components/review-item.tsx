import type { Review } from '@knack/contract/reviews';
import { userPath } from '../../../config/paths.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { Stars } from '../../../ui/stars.tsx';
import { TextLink } from '../../../ui/text-link.tsx';

/** One review: by whom, how many stars, and what they say. */
export function ReviewItem({ review }: { review: Review }) {
  return (
    <article className="flex flex-col gap-3 py-6" aria-label={`Review by ${review.username}`}>
      <div className="flex items-center gap-3">
        <Avatar name={review.username} />
        <div className="min-w-0">
          <TextLink to={userPath(review.username)} className="inline-block py-0.5">
            {review.username}
          </TextLink>
          <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
            <Stars value={review.rating} className="h-4.5" />
            <RelativeTime iso={review.createdAt} />
          </p>
        </div>
      </div>
      <h3 dir="auto" className="text-xl">
        {review.title}
      </h3>
      <p dir="auto" className="max-w-[65ch] whitespace-pre-wrap">
        {review.body}
      </p>
    </article>
  );
}
