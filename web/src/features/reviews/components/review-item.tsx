import type { Review } from '@knack/contract/reviews';
import { useState, type ReactNode } from 'react';
import { membersPath, userPath } from '../../../config/paths.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { SkillDrawing } from '../../../ui/skill-drawing.tsx';
import { Stars } from '../../../ui/stars.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { AnswerForm } from './answer-form.tsx';
import { DeleteReview } from './delete-review.tsx';
import { ReviewAnswer } from './review-answer.tsx';

type ReviewItemProps = {
  review: Review;
  /** Who is looking, where they have a profile: an author may delete, and whom it is about may answer. */
  viewer: string | null;
  onDeleted: () => void;
  /** What else can be done about it. */
  actions?: ReactNode;
};

/** One review: by whom, how many stars and for what, what they say, and what is said to it. */
export function ReviewItem({ review, viewer, onDeleted, actions }: ReviewItemProps) {
  const [justAnswered, setJustAnswered] = useState(false);
  const { username, created_about, rating, skill, title, body, answer, createdAt } = review;
  return (
    <article className="flex flex-col gap-3 py-6" aria-label={`Review by ${username}`}>
      <div className="flex items-center gap-3">
        <Avatar name={username} />
        <div className="min-w-0 grow">
          <p className="flex flex-wrap items-baseline gap-x-2.5">
            <TextLink to={userPath(username)} className="inline-block py-0.5">
              {username}
            </TextLink>
            <RelativeTime iso={createdAt} className="text-sm text-ink-soft" />
          </p>
          <p className="flex flex-wrap items-center gap-x-3 text-sm">
            <Stars value={rating} className="h-4.5" />
            {skill && (
              <TextLink
                to={membersPath({ teaches: skill })}
                className="inline-flex items-center gap-1.5 py-0.5"
              >
                <SkillDrawing skill={skill} className="size-5" />
                {skill}
              </TextLink>
            )}
          </p>
        </div>
        {actions}
      </div>
      <h3 dir="auto" className="text-xl">
        {title}
      </h3>
      <p dir="auto" className="max-w-[65ch] whitespace-pre-wrap">
        {body}
      </p>
      {answer && <ReviewAnswer by={created_about} answer={answer} focused={justAnswered} />}
      {!answer && viewer === created_about && (
        <AnswerForm review={review} onAnswered={() => setJustAnswered(true)} />
      )}
      {viewer === username && <DeleteReview review={review} onDeleted={onDeleted} />}
    </article>
  );
}
