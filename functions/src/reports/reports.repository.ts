import { MESSAGES } from '@knack/contract/messages';
import {
  report,
  type NewReport,
  type Report,
  type ReportKind,
  type StoredReport,
} from '@knack/contract/reports';
import { articles, reports, reviews } from '../platform/collections.ts';
import { isDeleted, unlessDeleted } from '../platform/deletions.ts';
import { isAlreadyThere, isOvertaken } from '../platform/failures.ts';
import type { Firestore } from '../platform/firestore.ts';
import { commitOnce, type Answer, type Attempt } from '../platform/idempotency.ts';
import { findUser } from '../platform/members.ts';
import type { Platform } from '../platform/platform.ts';

/** Something that can be reported: whose it is, and the usernames that it names. */
export interface Reportable {
  readonly uid: string;
  readonly about: readonly string[];
}

const FINDERS: Readonly<Record<ReportKind, (db: Firestore, id: string) => Promise<Reportable | null>>> = {
  article: async (db, id) => {
    const article = (await articles(db).doc(id).get()).data();
    return article ? { uid: article.uid, about: [article.username] } : null;
  },
  review: async (db, id) => {
    const review = (await reviews(db).doc(id).get()).data();
    return review ? { uid: review.uid, about: [review.username, review.created_about] } : null;
  },
  message: async (db, id) => {
    const message = await db.collection(MESSAGES).doc(id).get();
    const uid: unknown = message.get('userId');
    const username: unknown = message.get('userName');
    return typeof uid === 'string' && typeof username === 'string' ? { uid, about: [username] } : null;
  },
  profile: async (db, id) => {
    const member = await findUser(db, id);
    return member ? { uid: member.uid, about: [member.username] } : null;
  },
};

/** What a report is about, or null where there is no such thing. */
export function findReported(db: Firestore, { kind, id }: NewReport): Promise<Reportable | null> {
  return FINDERS[kind](db, id);
}

/**
 * Stores a report, once for each person and thing, counted; answers why not where it could not. Throws the Refusals that
 * `commitOnce` does.
 */
export async function insertReport(
  platform: Platform,
  stored: StoredReport,
  thing: Reportable,
  attempt: Attempt,
): Promise<Answer<Report> | 'reported before' | 'gone'> {
  const { db } = platform;
  const document = reports(db).doc(`${stored.uid}:${stored.kind}:${stored.id}`);
  const { kind, id, reason, note, createdAt } = stored;
  try {
    return await commitOnce(platform, attempt, {
      schema: report,
      answer: { status: 201, body: { kind, id, reason, note, createdAt } },
      quota: 'reports',
      about: stored.about,
      // Whose things are being deleted is not to be left behind in a report.
      write: (batch) => unlessDeleted(batch, db, thing.uid).create(document, stored),
    });
  } catch (error) {
    if (!isAlreadyThere(error) && !isOvertaken(error)) throw error;
    return (await isDeleted(db, thing.uid)) ? 'gone' : 'reported before';
  }
}
