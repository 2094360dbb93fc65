import { LIMITS } from '@knack/contract/limits';
import { newReviewAnswer, type Review } from '@knack/contract/reviews';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useDraft } from '../../../lib/drafts.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { refusedFields, useFocusOnRefusal, validate, type FieldErrors } from '../../../lib/form.ts';
import { createIdempotencyKey } from '../../../lib/idempotency-key.ts';
import { Button } from '../../../ui/button.tsx';
import { FormFailure } from '../../../ui/form-failure.tsx';
import { notify } from '../../../ui/notices.ts';
import { TextArea } from '../../../ui/text-area.tsx';
import { useAnswerReview } from '../api/answer-review.ts';

type AnswerFormProps = { review: Review; onAnswered: () => void };

/** The way to answer a review about oneself. A draft that was begun is open again, here and after a reload. */
export function AnswerForm({ review, onAnswered }: AnswerFormProps) {
  const [draft, change, discard] = useDraft(`answer.${review.id}`, {
    body: '',
    idempotencyKey: createIdempotencyKey(),
  });
  const [asked, setAsked] = useState(draft.body !== '');
  const [errors, setErrors] = useState<FieldErrors>({});
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const open = useRef<HTMLButtonElement>(null);
  const moved = useRef(false);
  const sending = useAnswerReview(review);
  useFocusOnRefusal(form, errors);

  useEffect(() => {
    if (!moved.current) return;
    if (asked) field.current?.focus();
    else open.current?.focus();
  }, [asked]);

  const show = (shown: boolean) => {
    moved.current = true;
    setAsked(shown);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (sending.isPending) return;
    const checked = validate(newReviewAnswer, { body: draft.body });
    setErrors(checked.errors ?? {});
    if (!checked.valid) return;
    onAnswered();
    void sending.mutateAsync({ answer: checked.value, idempotencyKey: draft.idempotencyKey }).then(
      () => {
        discard();
        notify({ text: 'Answer sent', tone: 'success' });
      },
      (error) => {
        setErrors(refusedFields(error));
        // Somebody who has left the form meanwhile would not see it there.
        if (form.current === null) notify({ text: failureText(error), tone: 'failure' });
      },
    );
  };

  if (!asked) {
    return (
      <Button
        ref={open}
        variant="secondary"
        size="small"
        className="self-start"
        aria-label={`Answer ${review.username}`}
        onClick={() => show(true)}
      >
        Answer
      </Button>
    );
  }
  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      aria-label={`Answer to ${review.username}`}
      className="flex animate-unfold flex-col gap-4 border-s-4 border-line ps-4"
    >
      <TextArea
        ref={field}
        label="Your answer"
        name="body"
        dir="auto"
        required
        rows={3}
        hint="Everybody can read it. A review is answered once, and the answer cannot be changed."
        max={LIMITS.reviewAnswer}
        value={draft.body}
        error={errors['body']}
        onChange={(event) => change({ body: event.target.value, idempotencyKey: createIdempotencyKey() })}
      />
      {sending.isError && <FormFailure>{failureText(sending.error)}</FormFailure>}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" size="small" busy={sending.isPending}>
          Send answer
        </Button>
        <Button
          variant="quiet"
          size="small"
          disabled={sending.isPending}
          onClick={() => {
            discard();
            show(false);
          }}
        >
          Cancel
        </Button>
      </div>
    </form>
  );
}
