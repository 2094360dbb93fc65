import type { Article } from '@knack/contract/articles';
import { useEffect, useRef } from 'react';
import { failureText } from '../../../lib/failure-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { notify } from '../../../ui/notices.ts';
import { useChangeArticle } from '../api/change-article.ts';
import { useTakeDown } from '../hooks/use-take-down.ts';

type OwnArticleProps = {
  article: Article;
  /** Whether the focus begins on Edit: somebody comes back from editing. */
  focused: boolean;
  onEdit: () => void;
  onTakenDown: () => void;
};

/** What its author can do with an article. */
export function OwnArticle({ article, focused, onEdit, onTakenDown }: OwnArticleProps) {
  const edit = useRef<HTMLButtonElement>(null);
  const change = useChangeArticle(article.id);
  const takeDown = useTakeDown();
  const fulfilled = article.fulfilledAt !== null;

  useEffect(() => {
    if (focused) edit.current?.focus();
  }, [focused]);

  const mark = () => {
    if (change.isPending) return;
    void change.mutateAsync({ fulfilled: !fulfilled }).then(
      () =>
        notify({
          text: fulfilled ? 'Your post is open again.' : 'Good news! Your post says that it is fulfilled.',
          tone: 'success',
        }),
      (error) => notify({ text: failureText(error), tone: 'failure' }),
    );
  };

  return (
    <div role="group" aria-label="Your post" className="mt-6 grid grid-cols-2 gap-3 sm:flex sm:flex-wrap">
      <Button
        variant={fulfilled ? 'secondary' : 'primary'}
        busy={change.isPending}
        className="max-sm:col-span-2"
        onClick={mark}
      >
        <Icon name={fulfilled ? 'back' : 'check'} />
        {fulfilled ? 'Open again' : 'Mark as fulfilled'}
      </Button>
      <Button ref={edit} variant="secondary" onClick={onEdit}>
        <Icon name="edit" />
        Edit
      </Button>
      <Button
        variant="secondary"
        onClick={() => {
          takeDown(article);
          onTakenDown();
        }}
      >
        <Icon name="bin" />
        Delete
      </Button>
    </div>
  );
}
