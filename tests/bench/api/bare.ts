import { FieldPath, type Firestore, type Query } from '@google-cloud/firestore';
import type { Auth } from 'firebase-admin/auth';
import { writeBare, type BareWrite } from './bare-writes.ts';

/** A request of the API as the SDK alone would answer it. */
export interface BareQuestion {
  /** A token that is checked first, as the API does it, with revocation. */
  token?: string;
  /** One document by its path. */
  document?: string;
  /** A page of a collection, newest first, of the documents where a field is as given. */
  page?: { collection: string; where?: [field: string, value: string]; limit: number };
  /** What is written, by whom the token is of. */
  write?: BareWrite;
}

/** Asks the database what a request of the API asks it, without anything around it. */
export async function answerBare(db: Firestore, auth: Auth, question: BareQuestion): Promise<unknown> {
  const { token, document, page, write } = question;
  if (token !== undefined && write !== undefined) return writeBare(db, auth, token, write);
  if (token !== undefined) await auth.verifyIdToken(token, true);
  if (document !== undefined) return (await db.doc(document).get()).data();
  if (page !== undefined) {
    let query: Query = db.collection(page.collection);
    if (page.where !== undefined) query = query.where(page.where[0], '==', page.where[1]);
    const newest = query.orderBy('createdAt', 'desc').orderBy(FieldPath.documentId(), 'desc');
    return (await newest.limit(page.limit).get()).docs.map((each) => each.data());
  }
  throw new Error('Nothing is asked.');
}
