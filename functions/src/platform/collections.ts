import * as v from 'valibot';
import { storedBlocks } from '@knack/contract/blocks';
import { storedArticle } from '@knack/contract/articles';
import { storedReport } from '@knack/contract/reports';
import { storedNotification } from '@knack/contract/notifications';
import { storedReview } from '@knack/contract/reviews';
import { timestamp } from '@knack/contract/timestamps';
import { storedUser } from '@knack/contract/users';
import { converter } from './converters.ts';
import type { Firestore } from './firestore.ts';

/** Which profile an account has; the document's id is the uid. Written together with the profile. */
const storedAccount = v.object({ username: v.string(), createdAt: timestamp });

/**
 * The answer to a POST that carried an `Idempotency-Key`; `body` is JSON, `about` the usernames of others whom it
 * names. Removed some time after `expireAt`.
 */
const storedAnswer = v.object({
  uid: v.string(),
  requestHash: v.string(),
  status: v.number(),
  body: v.string(),
  about: v.optional(v.array(v.string()), []),
  createdAt: timestamp,
  expireAt: timestamp,
});

/** How often a person has done what is limited, on one day in UTC; the id is `{uid}:{day}`. Removed after `expireAt`. */
const storedQuotaDay = v.object({
  uid: v.string(),
  day: v.string(),
  counts: v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(0))),
  expireAt: timestamp,
});

/** An article that its author took down: as it was, until it can no longer be brought back. */
const storedDeletedArticle = v.object({ ...storedArticle.entries, expireAt: timestamp });

export type StoredDeletedArticle = v.InferOutput<typeof storedDeletedArticle>;

const conversions = {
  articles: converter(storedArticle),
  deletedArticles: converter(storedDeletedArticle),
  users: converter(storedUser),
  reviews: converter(storedReview),
  notifications: converter(storedNotification),
  accounts: converter(storedAccount),
  idempotencyKeys: converter(storedAnswer),
  quotaDays: converter(storedQuotaDay),
  reports: converter(storedReport),
  blocks: converter(storedBlocks),
};

// Each collection, its documents converted and parsed as they come.
export const articles = (db: Firestore) => db.collection('articles').withConverter(conversions.articles);
export const deletedArticles = (db: Firestore) =>
  db.collection('deletedArticles').withConverter(conversions.deletedArticles);
export const users = (db: Firestore) => db.collection('users').withConverter(conversions.users);
export const reviews = (db: Firestore) => db.collection('reviews').withConverter(conversions.reviews);
export const notifications = (db: Firestore) =>
  db.collection('notifications').withConverter(conversions.notifications);
export const accounts = (db: Firestore) => db.collection('accounts').withConverter(conversions.accounts);
export const idempotencyKeys = (db: Firestore) =>
  db.collection('idempotencyKeys').withConverter(conversions.idempotencyKeys);
export const quotaDays = (db: Firestore) => db.collection('quotaDays').withConverter(conversions.quotaDays);
export const reports = (db: Firestore) => db.collection('reports').withConverter(conversions.reports);
export const blocks = (db: Firestore) => db.collection('blocks').withConverter(conversions.blocks);
