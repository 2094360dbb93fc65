import type { StoredReview } from '@knack/contract/reviews';
import {
  Timestamp,
  type DocumentReference,
  type Precondition,
  type WriteBatch,
} from '../platform/firestore.ts';

/** A review as it was read. */
export interface Found {
  readonly earlier: StoredReview;
  /** For a write that must not happen if the review has changed since. */
  readonly unchanged: Required<Pick<Precondition, 'lastUpdateTime'>>;
}

/** The stored review, or null. */
export async function readReview(document: DocumentReference<StoredReview>): Promise<Found | null> {
  const snapshot = await document.get();
  const earlier = snapshot.data();
  if (earlier === undefined || snapshot.updateTime === undefined) return null;
  return { earlier, unchanged: { lastUpdateTime: snapshot.updateTime } };
}

/** Whether two readings found the same, or both found none. */
export function isSameReview(one: Found | null, other: Found | null): boolean {
  return one?.unchanged.lastUpdateTime.valueOf() === other?.unchanged.lastUpdateTime.valueOf();
}

/** Puts a review in place of the one that was read. Only an update takes a condition, and no converter sees it. */
export function replace(
  batch: WriteBatch,
  document: DocumentReference<StoredReview>,
  { title, body, rating, skill, answer, createdAt }: StoredReview,
  unchanged: Precondition,
): void {
  const moment = (iso: string) => Timestamp.fromMillis(Date.parse(iso));
  const kept = answer && { body: answer.body, createdAt: moment(answer.createdAt) };
  const change = { title, body, rating, skill, answer: kept, createdAt: moment(createdAt) };
  batch.update(document, change, unchanged);
}
