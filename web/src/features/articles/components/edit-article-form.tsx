import { newArticle, type Article } from '@knack/contract/articles';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useDraft } from '../../../lib/drafts.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { refusedFields, useFocusOnRefusal, validate, type FieldErrors } from '../../../lib/form.ts';
import { useFailureText } from '../../../lib/use-failure-text.ts';
import { Button } from '../../../ui/button.tsx';
import { FormFailure } from '../../../ui/form-failure.tsx';
import { notify } from '../../../ui/notices.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { useChangeArticle } from '../api/change-article.ts';
import { draftFields, draftOf } from '../article-draft.ts';
import { ArticleFields } from './article-fields.tsx';

/** Changes one's own article. The draft outlives a reload and an error; it goes when it is saved or given up. */
export function EditArticleForm({ article, onDone }: { article: Article; onDone: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  const title = useRef<HTMLInputElement>(null);
  const key = `article.${article.username}.${article.id}`;
  const [draft, edit, discard] = useDraft(key, draftOf(article));
  const [errors, setErrors] = useState<FieldErrors>({});
  const change = useChangeArticle(article.id);
  const failure = useFailureText(change.error);
  useFocusOnRefusal(form, errors);

  useEffect(() => title.current?.focus(), []);

  const leave = () => {
    discard();
    onDone();
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (change.isPending) return;
    const checked = validate(newArticle, { ...draftFields(draft), username: article.username });
    setErrors(checked.errors ?? {});
    if (!checked.valid) return;
    const { username: _own, ...said } = checked.value;
    void change.mutateAsync(said).then(
      () => {
        notify({ text: 'Your changes are saved.', tone: 'success' });
        leave();
      },
      (error) => {
        setErrors(refusedFields(error));
        // Somebody who has left the form meanwhile would not see it there.
        if (form.current === null) notify({ text: failureText(error), tone: 'failure' });
      },
    );
  };

  return (
    <Sheet className="mt-8 animate-unfold">
      <form ref={form} noValidate onSubmit={submit} aria-label="Edit post" className="flex flex-col gap-5">
        <ArticleFields {...{ draft, errors }} topics={[]} titleRef={title} onEdit={edit} />
        {failure && <FormFailure>{failure}</FormFailure>}
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" busy={change.isPending}>
            Save
          </Button>
          <Button variant="secondary" onClick={leave}>
            Discard changes
          </Button>
          <p className="text-sm text-ink-soft">Kept here until you save it.</p>
        </div>
      </form>
    </Sheet>
  );
}
