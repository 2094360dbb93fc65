import type { Firestore } from '../platform/firestore.ts';
import { isDocumentId } from '../platform/ids.ts';
import { notFound } from '../platform/refusal.ts';
import { removeDocument, removeReviewAndRating, type Kind } from './administration.repository.ts';

/**
 * Takes down an article, a review (with its stars) or a message, for good: unlike an author's own deletion it cannot be
 * taken back. A report is closed by it. Throws the Refusal `not-found`.
 */
export async function removeContent(db: Firestore, kind: Kind, id: string): Promise<void> {
  const remove = () => (kind === 'review' ? removeReviewAndRating(db, id) : removeDocument(db, kind, id));
  if (!isDocumentId(id) || !(await remove())) throw notFound(kind);
}
