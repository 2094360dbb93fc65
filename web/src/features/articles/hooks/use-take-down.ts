import { article, type Article } from '@knack/contract/articles';
import { LIMITS } from '@knack/contract/limits';
import { API_PATHS } from '@knack/contract/paths';
import { useQueryClient } from '@tanstack/react-query';
import { isApiError } from '../../../lib/api-error.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { post, remove } from '../../../lib/http-client.ts';
import { createIdempotencyKey } from '../../../lib/idempotency-key.ts';
import { notify } from '../../../ui/notices.ts';
import { readListsAgain, removeFromFeeds } from '../api/article-cache.ts';
import { articleKeys } from '../api/article-keys.ts';

/**
 * Takes an article down at once, on screen and on the server, and offers for ten seconds to take that back. It goes on
 * wherever its author goes meanwhile; where the server does not follow, the article is there again.
 */
export function useTakeDown(): (taken: Pick<Article, 'id' | 'title'>) => void {
  const client = useQueryClient();

  return ({ id, title }) => {
    void removeFromFeeds(client, id);
    const deleted = remove(API_PATHS.article(id)).catch((error: unknown) => {
      // What was not there to delete is where its author wants it.
      if (isApiError(error, 'not-found')) return;
      void readListsAgain(client);
      notify({ text: `“${title}” could not be deleted. ${failureText(error)}`, tone: 'failure' });
      throw error;
    });
    deleted.then(
      // The board that its author was led to can have been read just before.
      () => removeFromFeeds(client, id),
      () => {},
    );

    const takeBack = async () => {
      try {
        await deleted;
      } catch {
        return;
      }
      try {
        const idempotencyKey = createIdempotencyKey();
        const restored = await post(API_PATHS.restoredArticle(id), article, {}, { idempotencyKey });
        client.setQueryData(articleKeys.one(id), restored);
        await readListsAgain(client);
        notify({ text: `“${title}” is back on the board.`, tone: 'success' });
      } catch (error) {
        const late = isApiError(error, 'not-found');
        const text = late
          ? 'It is too late to bring it back.'
          : `It did not come back. ${failureText(error)}`;
        const again = late ? {} : { action: { label: 'Try again', run: () => void takeBack() } };
        notify({ text, tone: 'failure', ...again });
      }
    };
    notify({
      text: `“${title}” is deleted.`,
      action: { label: 'Undo', run: () => void takeBack() },
      milliseconds: LIMITS.articleUndo.offeredMilliseconds,
    });
  };
}
