import { expect, it } from 'vitest';
import { MIGRATIONS } from '../../scripts/migrations/migrations.ts';
import { runMigration } from '../../scripts/migrations/run-migration.ts';
import { createMember } from './support/accounts.ts';
import { db, everythingStored } from './support/store.ts';
import { publish } from './support/writes.ts';
import { FieldValue } from '@google-cloud/firestore';

const interrupted = new AbortController().signal;

/** Fields that a version before a migration did not store. */
const SINCE: Readonly<Record<string, readonly string[]>> = { articles: ['words'], users: ['words', 'swaps'] };

async function migrateAll(): Promise<number> {
  let changed = 0;
  for (const migration of MIGRATIONS) {
    const options = { write: true, again: true, interrupted, onProgress: () => {} };
    const result = await runMigration(db, migration, options);
    expect(result.skipped).toEqual([]);
    changed += result.changed;
  }
  return changed;
}

it('documents of earlier versions become what today’s version writes; a second time nothing is left to do', async () => {
  const ada = await createMember('ada', {
    skills: ['Plumber'],
    interests: ['Tour Guide'],
    bio: 'I mend taps.',
  });
  const { id } = await publish(ada);
  const { migrations: _none, ...today } = await everythingStored();

  const of = { articles: id, users: ada.username };
  for (const { collection } of MIGRATIONS) {
    const fields = (SINCE[collection] ?? []).map((field) => [field, FieldValue.delete()] as const);
    await db
      .collection(collection)
      .doc(of[collection as keyof typeof of])
      .update(Object.fromEntries(fields));
  }

  expect(await migrateAll()).toBe(MIGRATIONS.length);
  expect(await migrateAll()).toBe(0);
  const { migrations: _record, ...after } = await everythingStored();
  expect(after).toEqual(today);
});
