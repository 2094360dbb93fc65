import { expect } from 'vitest';
import type { Member } from './accounts.ts';
import { db } from './store.ts';

/** Every stored document by its path, in collections below documents too. */
export async function wholeStore(
  parent: { listCollections: typeof db.listCollections } = db,
): Promise<Record<string, object>> {
  const all: Record<string, object> = {};
  for (const collection of await parent.listCollections()) {
    for (const ref of await collection.listDocuments()) {
      all[ref.path] = (await ref.get()).data() ?? {};
      Object.assign(all, await wholeStore(ref));
    }
  }
  return all;
}

/** Asserts that nothing in the whole store names the person: no uid, no username, no e-mail, in no path or field. */
export async function expectNothingLeftOf({ uid, username, email }: Member): Promise<void> {
  const documents = Object.entries(await wholeStore()).map((entry) => JSON.stringify(entry));
  const named = documents.filter((text) => [uid, username, email].some((name) => text.includes(name)));
  expect(named).toEqual([]);
}
