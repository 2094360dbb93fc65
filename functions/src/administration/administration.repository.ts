import { MESSAGES } from '@knack/contract/messages';
import * as v from 'valibot';
import { articles, reports, reviews, users } from '../platform/collections.ts';
import { FieldPath, type Firestore, type Query } from '../platform/firestore.ts';
import { findUser } from '../platform/members.ts';
import { untell } from '../platform/notifications.ts';
import { moveRatings } from '../platform/ratings.ts';

/** What a person in charge can look through. */
export const LISTED_KINDS = ['article', 'review', 'message'] as const;

export type ListedKind = (typeof LISTED_KINDS)[number];

/** What a person in charge can take down. */
export const KINDS = [...LISTED_KINDS, 'report'] as const;

export type Kind = (typeof KINDS)[number];

/** One line about a document: what it is called, whose it is, when it was written. */
export interface Listed {
  readonly id: string;
  readonly by: string;
  readonly at: string;
  readonly text: string;
}

const message = v.object({
  userName: v.string(),
  text: v.string(),
  createdAt: v.pipe(
    v.custom<{ toDate(): Date }>((value) => typeof value === 'object' && value !== null && 'toDate' in value),
    v.transform((moment) => moment.toDate().toISOString()),
  ),
});

/** The latest of a kind, newest first: `limit` of them, of one member if given. */
export async function findLatest(
  db: Firestore,
  kind: ListedKind,
  limit: number,
  username?: string,
): Promise<Listed[]> {
  if (kind === 'article') {
    const { docs } = await latest(articles(db), 'username', limit, username).get();
    return docs.map((document) => {
      const { id, username: by, createdAt: at, title, body } = document.data();
      return { id, by, at, text: `${title} – ${body}` };
    });
  }
  if (kind === 'review') {
    const { docs } = await latest(reviews(db), 'created_about', limit, username).get();
    return docs.map((document) => {
      const { username: by, createdAt: at, rating, title, body } = document.data();
      return { id: document.id, by, at, text: `${rating}/5 ${title} – ${body}` };
    });
  }
  const uid = username === undefined ? undefined : (await findUser(db, username))?.uid;
  if (username !== undefined && uid === undefined) return [];
  const { docs } = await latest(db.collection(MESSAGES), 'userId', limit, uid).get();
  return docs.flatMap((document) => {
    const stored = v.safeParse(message, document.data());
    if (!stored.success) return [{ id: document.id, by: '?', at: '?', text: 'does not fit its schema' }];
    const { userName: by, createdAt: at, text } = stored.output;
    return [{ id: document.id, by, at, text }];
  });
}

function latest<Entity>(query: Query<Entity>, field: string, limit: number, value?: string): Query<Entity> {
  const wanted = value === undefined ? query : query.where(field, '==', value);
  return wanted.orderBy('createdAt', 'desc').orderBy(FieldPath.documentId(), 'desc').limit(limit);
}

/** Takes an article or a message down for good, or closes a report; answers whether it was there. */
export async function removeDocument(
  db: Firestore,
  kind: Exclude<Kind, 'review'>,
  id: string,
): Promise<boolean> {
  const document = { article: articles(db), message: db.collection(MESSAGES), report: reports(db) }[kind].doc(
    id,
  );
  return db.runTransaction(async (transaction) => {
    if (!(await transaction.get(document)).exists) return false;
    transaction.delete(document);
    return true;
  });
}

/**
 * Takes a review down with what was told of it and moves the member's rating back, all or nothing; answers whether it
 * was there.
 */
export async function removeReviewAndRating(db: Firestore, id: string): Promise<boolean> {
  const document = reviews(db).doc(id);
  const snapshot = await document.get();
  const review = snapshot.data();
  if (review === undefined || snapshot.updateTime === undefined) return false;
  const batch = db.batch().delete(document, { lastUpdateTime: snapshot.updateTime });
  const { username, created_about: about } = review;
  const [author, member] = await Promise.all([users(db).doc(username).get(), users(db).doc(about).get()]);
  // Who is gone has neither a rating nor notifications.
  if (member.exists) {
    moveRatings(batch, db, about, review, null);
    untell(batch, db, { kind: 'review', reference: id, username: about });
  }
  if (author.exists) untell(batch, db, { kind: 'answer', reference: id, username });
  await batch.commit();
  return true;
}

/** How many documents each of these collections holds: one billed read for each thousand. */
export async function countDocuments(
  db: Firestore,
  collections: readonly string[],
): Promise<{ collection: string; count: number }[]> {
  return Promise.all(
    collections.map(async (collection) => {
      const { count } = (await db.collection(collection).count().get()).data();
      return { collection, count };
    }),
  );
}
