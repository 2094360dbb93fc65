import type { Review } from '@knack/contract/reviews';
import { useState } from 'react';
import { failureText } from '../../../lib/failure-text.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { FormFailure } from '../../../ui/form-failure.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { notify } from '../../../ui/notices.ts';
import { useDeleteReview } from '../api/delete-review.ts';

type DeleteReviewProps = { review: Review; onDeleted: () => void };

/** Takes one's own review back, once that is confirmed. */
export function DeleteReview({ review, onDeleted }: DeleteReviewProps) {
  const [asking, setAsking] = useState(false);
  const deleting = useDeleteReview(review);
  const about = review.created_about;

  // What is passed to mutate is not called once the item is off the list, as it then is.
  const confirm = () => {
    void deleting.mutateAsync().then(
      () => {
        notify({ text: 'Review deleted', tone: 'success' });
        onDeleted();
      },
      () => undefined,
    );
  };

  return (
    <>
      <Button
        variant="quiet"
        size="small"
        className="self-start text-tomato"
        aria-label={`Delete your review of ${about}`}
        onClick={() => setAsking(true)}
      >
        <Icon name="bin" />
        Delete
      </Button>
      <ConfirmDialog
        open={asking}
        title="Delete your review?"
        confirmLabel="Delete the review"
        busy={deleting.isPending}
        onConfirm={confirm}
        onCancel={() => setAsking(false)}
      >
        <p>
          What you wrote about {about} goes, and so does their answer. Your stars no longer count. You can
          write another review at any time.
        </p>
        {deleting.isError && (
          <div className="mt-4">
            <FormFailure>{failureText(deleting.error)}</FormFailure>
          </div>
        )}
      </ConfirmDialog>
    </>
  );
}
