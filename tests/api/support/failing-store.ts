import type { Firestore } from '@google-cloud/firestore';
import { openStore } from './project.ts';

/** What a write does that fails: nothing, or all of it before its answer is lost. */
export type Failure = 'not done' | 'done, and not heard of';

/** A connection to the store whose write number `failing` fails; `writes` says how many there were. */
export function failingStore(failing: number, failure: Failure): { db: Firestore; writes: () => number } {
  const db = openStore();
  let count = 0;
  const failOnce = async <T>(write: () => Promise<T>): Promise<T> => {
    count += 1;
    const fails = count === failing;
    if (fails && failure === 'not done') throw lost();
    const result = await write();
    if (fails) throw lost();
    return result;
  };

  const batch = db.batch.bind(db);
  db.batch = () => {
    const made = batch();
    const commit = made.commit.bind(made);
    made.commit = () => failOnce(commit);
    return made;
  };
  const runTransaction = db.runTransaction.bind(db);
  db.runTransaction = (update, options) => failOnce(() => runTransaction(update, options));
  const collection = db.collection.bind(db);
  db.collection = (path) => {
    const made = collection(path);
    const doc = made.doc.bind(made);
    made.doc = (id?: string) => {
      const ref = id === undefined ? doc() : doc(id);
      const [create, set] = [ref.create.bind(ref), ref.set.bind(ref)];
      ref.create = (data) => failOnce(() => create(data));
      ref.set = (data: object) => failOnce(() => set(data));
      return ref;
    };
    return made;
  };
  return { db, writes: () => count };
}

function lost(): Error {
  // UNAVAILABLE, as the store's own.
  return Object.assign(new Error('The connection was lost.'), { code: 14 });
}
