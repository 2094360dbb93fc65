import { newArticle } from '@knack/contract/articles';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useDraft } from '../../../lib/drafts.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { refusedFields, useFocusOnRefusal, validate, type FieldErrors } from '../../../lib/form.ts';
import { createIdempotencyKey } from '../../../lib/idempotency-key.ts';
import { useFailureText } from '../../../lib/use-failure-text.ts';
import { Button } from '../../../ui/button.tsx';
import { FormFailure } from '../../../ui/form-failure.tsx';
import { notify } from '../../../ui/notices.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { usePublishArticle } from '../api/publish-article.ts';
import { draftFields, EMPTY_DRAFT, postDraftKey, type ArticleDraft } from '../article-draft.ts';
import { ArticleFields } from './article-fields.tsx';

type PostFormProps = {
  username: string;
  /** Topics that others have used, to choose from. */
  topics: readonly string[];
  onPublished: () => void;
  /** What stands beside the form, or below it in a narrow window, by what has been chosen in it. */
  beside: (chosen: Pick<ReturnType<typeof draftFields>, 'kind' | 'skill'>) => ReactNode;
};

/** Writes an article. The draft outlives a reload and an error; it goes when the article is on the board. */
export function PostForm({ username, topics, onPublished, beside }: PostFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const title = useRef<HTMLInputElement>(null);
  const [draft, change, discard] = useDraft(postDraftKey(username), EMPTY_DRAFT);
  const [errors, setErrors] = useState<FieldErrors>({});
  const idempotencyKey = useRef(createIdempotencyKey());
  const publish = usePublishArticle();
  const failure = useFailureText(publish.error);
  useFocusOnRefusal(form, errors);

  useEffect(() => title.current?.focus(), []);

  const edit = (fields: Partial<ArticleDraft>) => {
    change(fields);
    idempotencyKey.current = createIdempotencyKey();
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (publish.isPending) return;
    const checked = validate(newArticle, { ...draftFields(draft), username });
    setErrors(checked.errors ?? {});
    if (!checked.valid) return;
    const publishing = publish.mutateAsync({
      article: checked.value,
      idempotencyKey: idempotencyKey.current,
    });
    void publishing.then(
      () => {
        discard();
        notify({ text: 'Your post is on the board.', tone: 'success' });
        if (form.current !== null) onPublished();
      },
      (error) => {
        setErrors(refusedFields(error));
        // Somebody who has left the form meanwhile would not see it there.
        if (form.current === null) notify({ text: failureText(error), tone: 'failure' });
      },
    );
  };

  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_19rem]">
      <Sheet className="animate-unfold">
        <form ref={form} noValidate onSubmit={submit} aria-label="New post" className="flex flex-col gap-5">
          <ArticleFields {...{ draft, errors, topics }} titleRef={title} onEdit={edit} />
          {failure && <FormFailure>{failure}</FormFailure>}
          <div className="flex flex-wrap items-center gap-4">
            <Button type="submit" busy={publish.isPending}>
              Submit
            </Button>
            <p className="text-sm text-ink-soft">Kept here until you post it.</p>
          </div>
        </form>
      </Sheet>
      {beside(draftFields(draft))}
    </div>
  );
}
