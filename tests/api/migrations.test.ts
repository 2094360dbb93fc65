import { afterEach, expect, it, vi } from 'vitest';
import type { Migration } from '../../scripts/migrations/migration.ts';
import { runMigration, type MigrationOptions } from '../../scripts/migrations/run-migration.ts';
import { db, stored } from './support/store.ts';

/** Gives every thing its size; does not understand one without a name. */
const sizes: Migration = {
  name: '0000-sizes',
  collection: 'things',
  change: ({ name, size }) => {
    if (typeof name !== 'string') throw new Error('no name');
    return size === name.length ? null : { size: name.length };
  },
};

afterEach(() => {
  vi.restoreAllMocks();
});

const never = new AbortController().signal;
const quietly = (more: Partial<MigrationOptions> = {}): MigrationOptions => ({
  write: true,
  batchSize: 3,
  interrupted: never,
  onProgress: () => {},
  ...more,
});

const names = ['a', 'bb', 'ccc', 'dddd', 'eeeee', 'ffffff', 'ggggggg'];
const fill = () =>
  Promise.all(names.map((name) => db.collection('things').doc(name).set({ name, kept: true })));
const migrated = Object.fromEntries(names.map((name) => [name, { name, kept: true, size: name.length }]));

it('a dry run reads everything, says what it would change, and writes nothing', async () => {
  await fill();
  const before = await stored('things');
  const seen: number[] = [];
  const result = await runMigration(
    db,
    sizes,
    quietly({ write: false, onProgress: (progress) => seen.push(progress.seen) }),
  );
  expect(result).toEqual({ seen: 7, changed: 7, skipped: [], finished: true });
  expect(seen).toEqual([3, 6, 7]);
  expect([await stored('things'), await stored('migrations')]).toEqual([before, {}]);
});

it('changes what lacks the change and nothing else; a second run changes nothing', async () => {
  await fill();
  await db.collection('things').doc('bb').update({ size: 2 });
  expect(await runMigration(db, sizes, quietly())).toMatchObject({ seen: 7, changed: 6, finished: true });
  expect(await stored('things')).toEqual(migrated);

  await db.collection('things').doc('late').set({ name: 'late', kept: true });
  const finished = await stored('migrations');
  expect(await runMigration(db, sizes, quietly())).toMatchObject({ seen: 7, changed: 6, finished: true });
  expect(await stored('migrations')).toEqual(finished);
  expect(await runMigration(db, sizes, quietly({ again: true }))).toMatchObject({ seen: 8, changed: 1 });
  expect(await stored('things')).toEqual({ ...migrated, late: { name: 'late', kept: true, size: 4 } });
});

it('goes on where it was interrupted, without reading again what it has done', async () => {
  await fill();
  const interruption = new AbortController();
  const halfway = runMigration(
    db,
    sizes,
    quietly({ interrupted: interruption.signal, onProgress: () => interruption.abort() }),
  );
  await expect(halfway).rejects.toThrow('aborted');
  expect(await stored('migrations')).toMatchObject({ '0000-sizes': { cursor: 'ccc', seen: 3, changed: 3 } });
  expect(Object.values(await stored('things')).filter((thing) => 'size' in thing)).toHaveLength(3);

  const asked: unknown[] = [];
  const watched = {
    ...sizes,
    change: (thing: Record<string, unknown>) => (asked.push(thing['name']), sizes.change(thing)),
  };
  expect(await runMigration(db, watched, quietly())).toMatchObject({ seen: 7, changed: 7, finished: true });
  expect(asked).toEqual(names.slice(3));
  expect(await stored('things')).toEqual(migrated);
});

it('does not overwrite what somebody changes at the same moment', async () => {
  await fill();
  const first = db.batch();
  const commit = first.commit.bind(first);
  vi.spyOn(first, 'commit').mockImplementation(async () => {
    await db.collection('things').doc('a').update({ name: 'aaaaaaaaaa' });
    return commit();
  });
  vi.spyOn(db, 'batch').mockReturnValueOnce(first);
  expect(await runMigration(db, sizes, quietly({ batchSize: 100 }))).toMatchObject({ seen: 7, changed: 7 });
  expect(await stored('things')).toMatchObject({ a: { name: 'aaaaaaaaaa', size: 10 }, bb: { size: 2 } });
});

it('leaves alone what it does not understand, and names it', async () => {
  await fill();
  await db.collection('things').doc('strange').set({ name: 7 });
  expect(await runMigration(db, sizes, quietly())).toMatchObject({
    seen: 8,
    changed: 7,
    skipped: ['strange'],
  });
  expect(await stored('things')).toEqual({ ...migrated, strange: { name: 7 } });
});
