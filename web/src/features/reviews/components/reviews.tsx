import type { Review } from '@knack/contract/reviews';
import type { Skill } from '@knack/contract/skills';
import { Suspense, useId, useRef, useState, type ReactNode } from 'react';
import { late } from '../../../lib/late.ts';
import { useSession } from '../../../lib/session.ts';
import { useIsDrawn } from '../../../lib/use-is-drawn.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useReviews } from '../api/list-reviews.ts';
import { ReviewerGate } from './reviewer-gate.tsx';

const ReviewForm = late(async () => (await import('./review-form.tsx')).ReviewForm);
const ReviewList = late(async () => (await import('./review-list.tsx')).ReviewList);

type ReviewsProps = {
  /** The member that they are about. */
  about: string;
  /** What they say they can do. */
  skills: readonly Skill[];
  /** A review of theirs has been added, replaced or deleted. */
  onReviewed: () => void;
  /** What else can be done about each. */
  actionsFor?: (review: Review) => ReactNode;
};

/** As high as the form, whose code may still be on its way: what follows moves at the press and not a second time. */
const FORM_ROOM = 'min-h-[56rem] sm:min-h-[45rem]';

/** What others say about a member, and the place to say something (specification, section 4). */
export function Reviews({ about, skills, onReviewed, actionsFor }: ReviewsProps) {
  const id = useId();
  const session = useSession();
  const isDrawn = useIsDrawn();
  const username = session.status === 'signedIn' ? (session.username ?? null) : null;
  const mayReview = username !== null && username !== about;
  const [listShown, setListShown] = useState(false);
  const [asked, setAsked] = useState(false);
  const writing = asked && mayReview;
  const add = useRef<HTMLButtonElement>(null);
  const see = useRef<HTMLButtonElement>(null);
  const reviews = useReviews(about, listShown || writing);
  const earlier = reviews.data?.pages
    .flatMap((page) => page.reviews)
    .find((review) => review.username === username);
  // The form opens with an earlier review in it, so the first answer is awaited, but not a second attempt.
  const looking = reviews.isPending && reviews.failureCount === 0;

  return (
    <Sheet className="scripted-only flex flex-col gap-5">
      <h2 className="text-xl">Reviews</h2>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Button
          ref={see}
          variant="secondary"
          disabled={isDrawn}
          aria-expanded={listShown}
          aria-controls={listShown ? `${id}-list` : undefined}
          onClick={() => setListShown(!listShown)}
        >
          See Reviews
          <Chevron up={listShown} />
        </Button>
        <ReviewerGate session={session} about={about}>
          <Button
            ref={add}
            aria-expanded={writing}
            aria-controls={writing ? `${id}-form` : undefined}
            onClick={() => setAsked(!writing)}
          >
            <Icon name={writing ? 'close' : 'plus'} />
            Add Review
          </Button>
        </ReviewerGate>
      </div>
      {writing && (
        <div id={`${id}-form`} className={`border-t-2 border-dashed border-line pt-5 ${FORM_ROOM}`}>
          {looking ? (
            <FormLoading />
          ) : (
            <Suspense fallback={<FormLoading />}>
              <ReviewForm
                author={username}
                about={about}
                skills={skills}
                earlier={earlier}
                onSent={() => {
                  setAsked(false);
                  setListShown(true);
                  onReviewed();
                  add.current?.focus();
                }}
              />
            </Suspense>
          )}
        </div>
      )}
      {listShown && (
        <div id={`${id}-list`} className="border-t-2 border-dashed border-line pt-5">
          <Suspense fallback={<Loading labelShown>{null}</Loading>}>
            <ReviewList
              reviews={reviews}
              viewer={username}
              onDeleted={() => {
                onReviewed();
                see.current?.focus();
              }}
              actionsFor={actionsFor}
              emptyHint={
                username === about
                  ? 'Ask somebody whom you have helped to write the first one.'
                  : `Have you worked with ${about}? Be the first to say how it went.`
              }
              emptyAction={
                mayReview &&
                !writing && <Button onClick={() => setAsked(true)}>Write the first review</Button>
              }
            />
          </Suspense>
        </div>
      )}
    </Sheet>
  );
}

function FormLoading() {
  return (
    <Loading className="flex flex-col gap-5">
      <Skeleton className="mb-5 h-12 w-full" />
      <Skeleton className="h-64 w-full" />
    </Loading>
  );
}

function Chevron({ up }: { up: boolean }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className={`size-5 fill-none stroke-current stroke-2 transition-transform ${up ? 'rotate-180' : ''}`}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="m6 9.5 6 5.5 6-5.5" />
    </svg>
  );
}
