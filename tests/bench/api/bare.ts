import { FieldPath, type Firestore, type Query } from '@google-cloud/firestore';
import type { Auth } from 'firebase-admin/auth';

/** A request of the API as the SDK alone would answer it. */
export interface BareQuestion {
  /** A token that is checked first, as the API does it, with revocation. */
  token?: string;
  /** One document by its path. */
  document?: string;
  /** A page of a collection, newest first, of the documents where a field is as given. */
  page?: { collection: string; where?: [field: string, value: string]; limit: number };
  /** As many documents read one after the other, and as many written in one batch, as the API's request took. */
  like?: { reads: number; writes: number };
}

let written = 0;

/** Asks the database what a request of the API asks it, without anything around it. */
export async function answerBare(db: Firestore, auth: Auth, question: BareQuestion): Promise<unknown> {
  const { token, document, page, like } = question;
  if (token !== undefined) await auth.verifyIdToken(token, true);
  if (document !== undefined) return (await db.doc(document).get()).data();
  if (page !== undefined) {
    let query: Query = db.collection(page.collection);
    if (page.where !== undefined) query = query.where(page.where[0], '==', page.where[1]);
    const newest = query.orderBy('createdAt', 'desc').orderBy(FieldPath.documentId(), 'desc');
    return (await newest.limit(page.limit).get()).docs.map((each) => each.data());
  }
  const { reads = 0, writes = 0 } = like ?? {};
  for (let count = 0; count < reads; count += 1) await db.doc(`bare/read-${count}`).get();
  const batch = db.batch();
  for (let count = 0; count < writes; count += 1) {
    written += 1;
    batch.set(db.doc(`bare/${process.pid}-${written}`), FIELDS);
  }
  await batch.commit();
  return FIELDS;
}

const FIELDS = {
  title: 'Taps mended',
  topic: 'Plumbing',
  body: 'I mend taps on Saturdays, for a coffee.',
  username: 'somebody',
  uid: 'some-uid-of-somebody',
  createdAt: new Date(0),
};
