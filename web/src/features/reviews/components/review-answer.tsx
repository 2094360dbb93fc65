import type { ReviewAnswer as Answer } from '@knack/contract/reviews';
import { useEffect, useRef } from 'react';
import { RelativeTime } from '../../../ui/relative-time.tsx';

type ReviewAnswerProps = {
  /** Whom the review is about. */
  by: string;
  answer: Answer;
  /** Whether it takes the focus as it appears, from the form that it comes from. */
  focused: boolean;
};

/** What the reviewed member says to a review, set in under it. */
export function ReviewAnswer({ by, answer, focused }: ReviewAnswerProps) {
  const element = useRef<HTMLElement>(null);

  useEffect(() => {
    if (focused) element.current?.focus();
  }, [focused]);

  return (
    <section
      ref={element}
      tabIndex={-1}
      aria-label={`Answer by ${by}`}
      className="ms-4 max-w-[62ch] rounded-cut border-s-4 border-green bg-green-wash px-4 py-3 sm:ms-10"
    >
      <p className="flex flex-wrap items-baseline gap-x-2 text-sm">
        <strong>{by}</strong> answered <RelativeTime iso={answer.createdAt} className="text-ink-soft" />
      </p>
      <p dir="auto" className="mt-1 whitespace-pre-wrap">
        {answer.body}
      </p>
    </section>
  );
}
