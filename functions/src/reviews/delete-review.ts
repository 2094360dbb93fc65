import { isDocumentId } from '../platform/ids.ts';
import type { Member } from '../platform/members.ts';
import type { Platform } from '../platform/platform.ts';
import { Refusal, notFound } from '../platform/refusal.ts';
import { removeReview } from './review-changes.repository.ts';

/**
 * Takes the member's own review back, with its answer and what it counted for. Throws the Refusals `not-found`, also
 * for one that is gone already, and `not-yours`.
 */
export async function deleteReview(platform: Platform, member: Member, id: string): Promise<void> {
  if (!isDocumentId(id)) throw notFound('review');
  await removeReview(platform, id, ({ uid }) => {
    if (uid !== member.uid) throw new Refusal('not-yours', 'Only who wrote a review can delete it.');
  });
}
