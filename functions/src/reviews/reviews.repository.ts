import { review, type NewReviewAnswer, type Review, type StoredReview } from '@knack/contract/reviews';
import { backOff, isoTime } from '../platform/clock.ts';
import { reviews } from '../platform/collections.ts';
import { isAlreadyThere, isMissing, isOvertaken } from '../platform/failures.ts';
import {
  Timestamp,
  type DocumentReference,
  type Firestore,
  type Precondition,
  type Query,
  type WriteBatch,
} from '../platform/firestore.ts';
import { commitOnce, firstAnswer, type Answer, type Attempt } from '../platform/idempotency.ts';
import { tell, untell } from '../platform/notifications.ts';
import { newestFirst, readPage, type Page, type PageRequest } from '../platform/pages.ts';
import type { Platform } from '../platform/platform.ts';
import { moveRatings } from '../platform/ratings.ts';
import { Refusal, notFound, unavailable } from '../platform/refusal.ts';

// Twenty rivals for one review settle within this many tries each.
const MAX_TRIES = 30;

/** The query behind a member's reviews; it needs its index in firestore.indexes.json. */
export function reviewsQuery(db: Firestore, about: string): Query<StoredReview> {
  return newestFirst(reviews(db).where('created_about', '==', about));
}

/** A page of the reviews about a member, newest first. */
export async function findReviews(db: Firestore, about: string, page: PageRequest): Promise<Page<Review>> {
  const { items, nextCursor } = await readPage(reviewsQuery(db, about), page);
  return { items: items.map(toReview), nextCursor };
}

/**
 * Stores a review, in place of an earlier one by the same author, and moves the member's aggregates with it, all or
 * nothing, once for each attempt. An answer stays with a review whose words stay. Null without such a member. Throws
 * the Refusal `unavailable` when rivals for the same review do not let it through.
 *
 * The member's document is incremented without being read, so that many reviewers do not wait for each other; only
 * a replacement reads, and only the author's own earlier review.
 */
export async function upsertReview(
  platform: Platform,
  stored: StoredReview,
  attempt: Attempt,
): Promise<Answer<Review> | null> {
  const { db } = platform;
  const document = reviews(db).doc(stored.id);
  const commit = (kept: StoredReview, write: (batch: WriteBatch) => void) =>
    commitOnce(platform, attempt, {
      schema: review,
      answer: { status: 201, body: toReview(kept) },
      quota: 'reviews',
      write,
      about: [stored.created_about],
    });

  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    try {
      return await commit(stored, (batch) => {
        batch.create(document, stored);
        moveRatings(batch, db, stored.created_about, null, stored);
        tellOfReview(batch, db, stored);
      });
    } catch (error) {
      if (isMissing(error)) return null;
      if (!isAlreadyThere(error)) throw error;
    }

    const found = await readReview(document);
    if (found === null) continue;
    const { earlier, unchanged } = found;
    const sameWords = earlier.title === stored.title && earlier.body === stored.body;
    const replacement = { ...stored, answer: sameWords ? earlier.answer : null };
    try {
      return await commit(replacement, (batch) => {
        replace(batch, document, replacement, unchanged);
        moveRatings(batch, db, stored.created_about, earlier, stored);
        tellOfReview(batch, db, stored);
      });
    } catch (error) {
      if (!isOvertaken(error) && !isMissing(error)) throw error;
    }
    await backOff(tries);
  }
  throw tooManyRivals();
}

/**
 * Deletes a review if `mayGo` does not throw, and moves the member's aggregates back, all or nothing. Throws the
 * Refusals `not-found` and `unavailable`.
 */
export async function removeReview(
  { db }: Platform,
  id: string,
  mayGo: (review: StoredReview) => void,
): Promise<void> {
  const document = reviews(db).doc(id);
  await againUntilUndisturbed(async () => {
    const found = await readReview(document);
    if (found === null) throw notFound('review');
    mayGo(found.earlier);
    const batch = db.batch().delete(document, found.unchanged);
    moveRatings(batch, db, found.earlier.created_about, found.earlier, null);
    untell(batch, db, { kind: 'review', reference: id, username: found.earlier.created_about });
    untell(batch, db, { kind: 'answer', reference: id, username: found.earlier.username });
    await batch.commit();
  });
}

/**
 * Gives a review its one answer if `mayAnswer` does not throw, once for each attempt. Throws the Refusals `not-found`,
 * `already-answered` and `unavailable`.
 */
export async function insertAnswer(
  platform: Platform,
  id: string,
  { body }: NewReviewAnswer,
  mayAnswer: (review: StoredReview) => void,
  attempt: Attempt,
): Promise<Answer<Review>> {
  const document = reviews(platform.db).doc(id);
  return againUntilUndisturbed(async () => {
    const found = await readReview(document);
    if (found === null) throw notFound('review');
    const { earlier, unchanged } = found;
    mayAnswer(earlier);
    if (earlier.answer !== null) {
      const first = await firstAnswer(platform.db, attempt, review);
      if (first !== null) return first;
      throw new Refusal('already-answered', 'A review is answered once, and this one has been.');
    }
    const answered = { ...earlier, answer: { body, createdAt: isoTime(platform.now()) } };
    return commitOnce(platform, attempt, {
      schema: review,
      answer: { status: 201, body: toReview(answered) },
      write: (batch) => {
        replace(batch, document, answered, unchanged);
        tell(batch, platform.db, {
          username: earlier.username,
          kind: 'answer',
          actor: earlier.created_about,
          reference: id,
          skill: earlier.skill,
          createdAt: answered.answer.createdAt,
        });
      },
      // The kept answer holds what the author wrote.
      about: [earlier.username],
    });
  });
}

function tellOfReview(batch: WriteBatch, db: Firestore, stored: StoredReview): void {
  const { id, created_about, username, skill, createdAt } = stored;
  tell(batch, db, {
    username: created_about,
    kind: 'review',
    actor: username,
    reference: id,
    skill,
    createdAt,
  });
}

interface Found {
  readonly earlier: StoredReview;
  /** For a write that must not happen if the review has changed since. */
  readonly unchanged: Precondition;
}

async function readReview(document: DocumentReference<StoredReview>): Promise<Found | null> {
  const snapshot = await document.get();
  const earlier = snapshot.data();
  if (earlier === undefined || snapshot.updateTime === undefined) return null;
  return { earlier, unchanged: { lastUpdateTime: snapshot.updateTime } };
}

/** Puts a review in place of the one that was read. Only an update takes a condition, and no converter sees it. */
function replace(
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

/** Does it again from the start, after a random wait, as often as somebody else was faster. */
async function againUntilUndisturbed<T>(act: () => Promise<T>): Promise<T> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    try {
      return await act();
    } catch (error) {
      if (!isOvertaken(error) && !isMissing(error)) throw error;
    }
    await backOff(tries);
  }
  throw tooManyRivals();
}

function tooManyRivals(): Refusal {
  return unavailable(new Error('Too many rivals for one review'));
}

function toReview({ uid: _uid, ...shown }: StoredReview): Review {
  return shown;
}
