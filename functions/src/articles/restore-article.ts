import type { Article } from '@knack/contract/articles';
import { isDocumentId } from '../platform/ids.ts';
import type { Member } from '../platform/members.ts';
import type { Platform } from '../platform/platform.ts';
import { notFound } from '../platform/refusal.ts';
import { returnArticle } from './article-changes.repository.ts';
import { requireAuthor } from './require-author.ts';

/**
 * Brings the member's own deleted article back as it was, its place among the others included; done twice, it is
 * there all the same. Throws the Refusals `not-found`, also when the time for it is over, and `not-yours`.
 */
export async function restoreArticle({ db, now }: Platform, member: Member, id: string): Promise<Article> {
  const restored = isDocumentId(id)
    ? await returnArticle(db, id, (stored) => {
        requireAuthor(stored, member);
        return !('expireAt' in stored) || Date.parse(stored.expireAt) > now();
      })
    : null;
  if (restored === null) throw notFound('article');
  return restored;
}
