import { getApps, initializeApp, type App } from 'firebase-admin/app';
import {
  FieldPath,
  FieldValue,
  Timestamp,
  initializeFirestore,
  type Firestore,
} from 'firebase-admin/firestore';

export { FieldPath, FieldValue, Timestamp };
export type { Firestore };
export type {
  DocumentReference,
  Precondition,
  Query,
  QueryDocumentSnapshot,
  WriteBatch,
  WriteResult,
} from 'firebase-admin/firestore';

/** The project's admin app: one for each process. */
export function adminApp(): App {
  return getApps()[0] ?? initializeApp();
}

/** The project's database, or the emulator's where `FIRESTORE_EMULATOR_HOST` is set. */
export function connectFirestore(): Firestore {
  const emulated = Boolean(process.env['FIRESTORE_EMULATOR_HOST']);
  // gRPC looks for a cloud machine's metadata server, which without a network takes seconds and ends in a warning.
  if (emulated) process.env['METADATA_SERVER_DETECTION'] ??= 'none';
  // REST spares a cold start the loading of gRPC; against the emulator it asks for credentials that nobody has.
  return initializeFirestore(adminApp(), { preferRest: !emulated });
}
