import { Firestore } from '@google-cloud/firestore';

/** The project whose store the tests have for themselves: no trigger hears of it. */
export const API_PROJECT = 'demo-api';

/** A connection to that store. */
export function openStore(): Firestore {
  return new Firestore({ projectId: API_PROJECT });
}
