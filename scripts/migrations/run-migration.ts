import * as v from 'valibot';
import { isMissing, isOvertaken } from '../../functions/src/platform/failures.ts';
import {
  FieldPath,
  Timestamp,
  type DocumentReference,
  type Firestore,
} from '../../functions/src/platform/firestore.ts';
import type { Migration } from './migration.ts';

/** How far a migration is: documents seen, of them in need of a change, and those that it does not understand. */
export interface MigrationProgress {
  readonly seen: number;
  readonly changed: number;
  readonly skipped: readonly string[];
  readonly finished: boolean;
}

/** How it runs. */
export interface MigrationOptions {
  /** Without it everything is read and nothing is written. */
  readonly write: boolean;
  /** Begins anew what has finished before. */
  readonly again?: boolean;
  readonly batchSize?: number;
  readonly interrupted: AbortSignal;
  readonly onProgress: (progress: MigrationProgress) => void;
}

// What is kept of a migration in `migrations/{name}`, written in the same commit as the documents up to `cursor`.
const kept = v.object({
  cursor: v.nullable(v.string()),
  seen: v.number(),
  changed: v.number(),
  skipped: v.array(v.string()),
  finishedAt: v.nullable(v.custom<Timestamp>((value) => value instanceof Timestamp)),
});
type Kept = v.InferOutput<typeof kept>;

const FRESH: Kept = { cursor: null, seen: 0, changed: 0, skipped: [], finishedAt: null };
const BATCH = 100;

const progressOf = ({ seen, changed, skipped, finishedAt }: Kept): MigrationProgress => ({
  seen,
  changed,
  skipped,
  finished: finishedAt !== null,
});

/**
 * Runs a migration over its collection in the order of document ids, a batch to a commit. Interrupted at any point it
 * goes on there when it is run again; what somebody changes meanwhile is read again rather than overwritten.
 */
export async function runMigration(
  db: Firestore,
  migration: Migration,
  { write, again = false, batchSize = BATCH, interrupted, onProgress }: MigrationOptions,
): Promise<MigrationProgress> {
  const state = db.collection('migrations').doc(migration.name);
  let now = write && !again ? await readState(state) : FRESH;
  while (now.finishedAt === null) {
    interrupted.throwIfAborted();
    const next = await doBatch(db, migration, now, { write, batchSize, state });
    // Overtaken by somebody's own change: the same documents once more, as they are now.
    if (next === null) continue;
    now = next;
    onProgress(progressOf(now));
  }
  return progressOf(now);
}

async function readState(state: DocumentReference): Promise<Kept> {
  const stored = (await state.get()).data();
  return stored === undefined ? FRESH : v.parse(kept, stored);
}

interface BatchOptions {
  readonly write: boolean;
  readonly batchSize: number;
  readonly state: DocumentReference;
}

async function doBatch(
  db: Firestore,
  { collection, change }: Migration,
  before: Kept,
  { write, batchSize, state }: BatchOptions,
): Promise<Kept | null> {
  const ordered = db.collection(collection).orderBy(FieldPath.documentId()).limit(batchSize);
  const { docs } = await (before.cursor === null ? ordered : ordered.startAfter(before.cursor)).get();
  const batch = db.batch();
  let changed = 0;
  const skipped: string[] = [];
  for (const document of docs) {
    try {
      const fields = change(document.data());
      if (fields === null) continue;
      batch.update(document.ref, fields, { lastUpdateTime: document.updateTime });
      changed += 1;
    } catch {
      skipped.push(document.id);
    }
  }
  const after: Kept = {
    cursor: docs.at(-1)?.id ?? before.cursor,
    seen: before.seen + docs.length,
    changed: before.changed + changed,
    skipped: [...before.skipped, ...skipped],
    finishedAt: docs.length < batchSize ? Timestamp.now() : null,
  };
  if (!write) return after;
  try {
    await batch.set(state, after).commit();
    return after;
  } catch (error) {
    if (isOvertaken(error) || isMissing(error)) return null;
    throw error;
  }
}
