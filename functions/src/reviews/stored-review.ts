import type { StoredReview } from '@knack/contract/reviews';
import {
  Timestamp,
  type DocumentReference,
  type Precondition,
  type WriteBatch,
} from '../platform/firestore.ts';
import { unavailable, type Refusal } from '../platform/refusal.ts';

/** Twenty rivals for one review settle within this many tries each. */
export const MAX_TRIES = 30;

/** A review as it was read. */
export interface Found {
  readonly earlier: StoredReview;
  /** For a write that must not happen if the review has changed since. */
  readonly unchanged: Precondition;
}

/** The stored review, or null. */
export async function readReview(document: DocumentReference<StoredReview>): Promise<Found | null> {
  const snapshot = await document.get();
  const earlier = snapshot.data();
  if (earlier === undefined || snapshot.updateTime === undefined) return null;
  return { earlier, unchanged: { lastUpdateTime: snapshot.updateTime } };
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

/** What somebody is told whom rivals for a review did not let through. */
export function tooManyRivals(): Refusal {
  return unavailable(new Error('Too many rivals for one review'));
}
