import { LIMITS } from '@knack/contract/limits';
import { newReview, rating, type Review } from '@knack/contract/reviews';
import { SKILLS, skill as skillSchema, type Skill } from '@knack/contract/skills';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import * as v from 'valibot';
import { useDraft } from '../../../lib/drafts.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { refusedFields, useFocusOnRefusal, validate, type FieldErrors } from '../../../lib/form.ts';
import { createIdempotencyKey } from '../../../lib/idempotency-key.ts';
import { useFailureText } from '../../../lib/use-failure-text.ts';
import { Button } from '../../../ui/button.tsx';
import { FormFailure } from '../../../ui/form-failure.tsx';
import { notify } from '../../../ui/notices.ts';
import { RatingField } from '../../../ui/rating-field.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useSendReview } from '../api/send-review.ts';

type ReviewFormProps = {
  author: string;
  about: string;
  /** What that member says they can do: offered first. */
  skills: readonly Skill[];
  /** The author's own review of this member, where it is known. */
  earlier: Review | undefined;
  onSent: () => void;
};

/** Writes a review. The draft outlives a reload and an error; it goes when the review is sent. */
export function ReviewForm({ author, about, skills, earlier, onSent }: ReviewFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [draft, change, discard] = useDraft(`review.${author}.${about}`, {
    title: earlier?.title ?? '',
    body: earlier?.body ?? '',
    rating: earlier?.rating ?? LIMITS.rating.initial,
    skill: earlier?.skill ?? '',
    idempotencyKey: createIdempotencyKey(),
  });
  const [errors, setErrors] = useState<FieldErrors>({});
  const sending = useSendReview(about);
  const failure = useFailureText(sending.error);
  const stars = v.is(rating, draft.rating) ? draft.rating : LIMITS.rating.initial;
  useFocusOnRefusal(form, errors);

  useEffect(() => form.current?.querySelector<HTMLElement>('input:checked')?.focus(), []);

  const edit = (fields: Partial<typeof draft>) =>
    change({ ...fields, idempotencyKey: createIdempotencyKey() });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (sending.isPending) return;
    const { idempotencyKey, title, body } = draft;
    const checked = validate(newReview, {
      username: author,
      created_about: about,
      title,
      body,
      rating: stars,
      skill: v.is(skillSchema, draft.skill) ? draft.skill : null,
    });
    setErrors(checked.errors ?? {});
    if (!checked.valid) return;
    void sending.mutateAsync({ review: checked.value, idempotencyKey }).then(
      () => {
        discard();
        notify({ text: 'review sent', tone: 'success' });
        onSent();
      },
      (error) => {
        notify({ text: 'Review Failed to Send', tone: 'failure' });
        setErrors(refusedFields(error));
        // Somebody who has left the form meanwhile would not see it there.
        if (form.current === null) notify({ text: failureText(error), tone: 'failure' });
      },
    );
  };

  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      aria-label="New review"
      className="flex animate-unfold flex-col gap-5"
    >
      <p className="rounded-cut bg-marigold-wash px-4 py-3">
        {earlier ? (
          <>
            You reviewed {about} <RelativeTime iso={earlier.createdAt} />. What you send now will replace that
            review.
          </>
        ) : (
          `One review for each member: if you have reviewed ${about} before, this one will replace it.`
        )}
      </p>
      <RatingField
        legend="Rating"
        name="rating"
        max={LIMITS.rating.max}
        defaultValue={stars}
        onChange={(given) => edit({ rating: given })}
      />
      <TextField
        label="Title"
        name="title"
        dir="auto"
        required
        autoComplete="off"
        placeholder="The short of it"
        max={LIMITS.reviewTitle}
        value={draft.title}
        error={errors['title']}
        onChange={(event) => edit({ title: event.target.value })}
      />
      <TextArea
        label="Body"
        name="body"
        dir="auto"
        required
        rows={4}
        placeholder="What you did together, and how it went."
        max={LIMITS.reviewBody}
        value={draft.body}
        error={errors['body']}
        onChange={(event) => edit({ body: event.target.value })}
      />
      <SelectField
        label="Skill"
        name="skill"
        optional
        hint="What your stars are for. It counts for this skill on the profile too."
        value={draft.skill}
        error={errors['skill']}
        onChange={(event) => edit({ skill: event.target.value })}
      >
        <option value="">No skill in particular</option>
        <SkillOptions label={`What ${about} can do`} skills={skills} />
        <SkillOptions label="Other skills" skills={SKILLS.filter((skill) => !skills.includes(skill))} />
      </SelectField>
      {failure && <FormFailure>{failure}</FormFailure>}
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" busy={sending.isPending}>
          Submit
        </Button>
        <p className="text-sm text-ink-soft">Kept here until you send it.</p>
      </div>
    </form>
  );
}

function SkillOptions({ label, skills }: { label: string; skills: readonly Skill[] }) {
  if (skills.length === 0) return null;
  return (
    <optgroup label={label}>
      {skills.map((skill) => (
        <option key={skill}>{skill}</option>
      ))}
    </optgroup>
  );
}
