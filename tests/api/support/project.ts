import { Firestore } from '@google-cloud/firestore';

/**
 * The project whose store the test files of a worker have for themselves, one after the other: no trigger hears of it,
 * nor do the files that another worker runs meanwhile. A process that a test starts inherits it.
 */
export const API_PROJECT = `demo-api-${process.env['VITEST_POOL_ID'] ?? 0}`;

/** A connection to that store. */
export function openStore(): Firestore {
  return new Firestore({ projectId: API_PROJECT });
}
