import { newArticle } from '@knack/contract/articles';
import { LIMITS } from '@knack/contract/limits';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { useDraft } from '../../../lib/drafts.ts';
import { refusedFields, useFocusOnRefusal, validate, type FieldErrors } from '../../../lib/form.ts';
import { createIdempotencyKey } from '../../../lib/idempotency-key.ts';
import { useFailureText } from '../../../lib/use-failure-text.ts';
import { Button } from '../../../ui/button.tsx';
import { FormFailure } from '../../../ui/form-failure.tsx';
import { notify } from '../../../ui/notices.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { usePublishArticle } from '../api/publish-article.ts';

type PostFormProps = {
  username: string;
  /** Topics that others have used, to choose from. */
  topics: readonly string[];
  onPublished: () => void;
};

/** Writes an article. The draft outlives a reload and an error; it goes when the article is on the board. */
export function PostForm({ username, topics, onPublished }: PostFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const title = useRef<HTMLInputElement>(null);
  const topicsId = useId();
  const [draft, change, discard] = useDraft(`post.${username}`, { title: '', topic: '', body: '' });
  const [errors, setErrors] = useState<FieldErrors>({});
  const idempotencyKey = useRef(createIdempotencyKey());
  const publish = usePublishArticle();
  const failure = useFailureText(publish.error);
  useFocusOnRefusal(form, errors);

  useEffect(() => title.current?.focus(), []);

  const edit = (fields: Partial<typeof draft>) => {
    change(fields);
    idempotencyKey.current = createIdempotencyKey();
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (publish.isPending) return;
    const checked = validate(newArticle, { ...draft, username });
    setErrors(checked.errors ?? {});
    if (!checked.valid) return;
    publish.mutate(
      { article: checked.value, idempotencyKey: idempotencyKey.current },
      {
        onSuccess: () => {
          discard();
          notify({ text: 'Your post is on the board.', tone: 'success' });
          onPublished();
        },
        onError: (error) => setErrors(refusedFields(error)),
      },
    );
  };

  return (
    <Sheet className="animate-unfold">
      <form ref={form} noValidate onSubmit={submit} aria-label="New post" className="flex flex-col gap-5">
        <div className="grid gap-5 sm:grid-cols-[3fr_2fr]">
          <TextField
            ref={title}
            label="Title"
            name="title"
            required
            autoComplete="off"
            placeholder="What you offer, or what you need"
            max={LIMITS.articleTitle}
            value={draft.title}
            error={errors['title']}
            onChange={(event) => edit({ title: event.target.value })}
          />
          <TextField
            label="Topic"
            name="topic"
            required
            autoComplete="off"
            list={topicsId}
            placeholder="Such as Plumbing"
            max={LIMITS.articleTopic}
            value={draft.topic}
            error={errors['topic']}
            onChange={(event) => edit({ topic: event.target.value })}
          />
          <datalist id={topicsId}>
            {topics.map((topic) => (
              <option key={topic} value={topic} />
            ))}
          </datalist>
        </div>
        <TextArea
          label="Body"
          name="body"
          required
          rows={5}
          placeholder="Say it as you would to a neighbour: what, when, and what you would like in return."
          max={LIMITS.articleBody}
          value={draft.body}
          error={errors['body']}
          onChange={(event) => edit({ body: event.target.value })}
        />
        {failure && <FormFailure>{failure}</FormFailure>}
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" busy={publish.isPending}>
            Submit
          </Button>
          <p className="text-sm text-ink-soft">What you write here is kept until you post it.</p>
        </div>
      </form>
    </Sheet>
  );
}
