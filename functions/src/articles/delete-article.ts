import { LIMITS } from '@knack/contract/limits';
import { isoTime } from '../platform/clock.ts';
import { isDocumentId } from '../platform/ids.ts';
import type { Member } from '../platform/members.ts';
import type { Platform } from '../platform/platform.ts';
import { notFound } from '../platform/refusal.ts';
import { removeArticle } from './article-changes.repository.ts';
import { requireAuthor } from './require-author.ts';

/**
 * Takes the member's own article down, at once and for everybody; for a minute it can be brought back. Throws the
 * Refusals `not-found`, also for one that is down already, and `not-yours`.
 */
export async function deleteArticle({ db, now }: Platform, member: Member, id: string): Promise<void> {
  const expireAt = isoTime(now() + LIMITS.articleUndo.keptMilliseconds);
  const deleted =
    isDocumentId(id) &&
    (await removeArticle(db, id, (stored) => {
      requireAuthor(stored, member);
      return { ...stored, expireAt };
    }));
  if (!deleted) throw notFound('article');
}
