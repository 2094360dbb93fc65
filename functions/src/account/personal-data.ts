import type { Leaver } from '../platform/deletions.ts';
import { FieldPath, type Firestore, type Query } from '../platform/firestore.ts';

/**
 * One way in which documents belong to a person, and what becomes of them. Deletion and export go through the list
 * below and nothing else: whoever adds a collection, or a field by which a document belongs to somebody, adds it there.
 */
export interface PersonalData {
  readonly collection: string;
  /** Where a document names the person, and by what. Each needs the index that Firestore makes of a single field. */
  readonly field: string | FieldPath;
  readonly by: 'uid' | 'username';
  /** `field` is a list, in which the person is among others. */
  readonly among?: true;
  /**
   * When the account is deleted, a document
   * - `delete`: goes;
   * - `uncount`: goes, and the ratings of the member whom it is about move back;
   * - `unlist`: stays, without the person in its list of members;
   * - `anonymise`: stays, and names a former member;
   * - `close`: goes last, in one commit with the others of its kind.
   */
  readonly onDeletion: 'delete' | 'uncount' | 'unlist' | 'anonymise' | 'close';
  /** Its name in the person's own copy of their data, and the fields left out of it in any depth; absent where it is not in it. */
  readonly inExport?: { readonly name: string; readonly without?: readonly string[] };
}

const documentId = FieldPath.documentId();

/** What somebody made, and nobody else has a part in. */
const OWN = { field: 'uid', by: 'uid', onDeletion: 'delete' } as const;
/** What names somebody among others. */
const NAMED = { by: 'username', onDeletion: 'delete' } as const;

/** Every way in which stored documents belong to a person, in the order in which they are deleted. */
export const PERSONAL_DATA: readonly PersonalData[] = [
  { collection: 'articles', ...OWN, inExport: { name: 'articles' } },
  { collection: 'deletedArticles', ...OWN, inExport: { name: 'deletedArticles' } },
  { collection: 'reviews', ...OWN, onDeletion: 'uncount', inExport: { name: 'reviewsWritten' } },
  {
    collection: 'reviews',
    field: 'created_about',
    ...NAMED,
    // The author's uid is theirs.
    inExport: { name: 'reviewsReceived', without: ['uid'] },
  },
  {
    collection: 'messages',
    ...OWN,
    field: 'userId',
    onDeletion: 'anonymise',
    inExport: { name: 'messages' },
  },
  { collection: 'idempotencyKeys', ...OWN, inExport: { name: 'idempotencyKeys' } },
  // What somebody else was answered when they wrote about the person.
  { collection: 'idempotencyKeys', field: 'about', ...NAMED, among: true },
  { collection: 'reports', ...OWN, inExport: { name: 'reports' } },
  // Who reported something is between them and whoever runs the community.
  { collection: 'reports', field: 'about', ...NAMED, among: true },
  {
    collection: 'blocks',
    ...OWN,
    field: documentId,
    // The uids of others are theirs.
    inExport: { name: 'blocks', without: ['uid', 'uids'] },
  },
  // Whom others have blocked is theirs to know.
  { collection: 'blocks', field: 'uids', by: 'uid', among: true, onDeletion: 'unlist' },
  { collection: 'notifications', field: 'username', ...NAMED, inExport: { name: 'notifications' } },
  { collection: 'notifications', field: 'actor', ...NAMED },
  { collection: 'quotaDays', ...OWN, inExport: { name: 'quotaDays' } },
  {
    collection: 'users',
    field: documentId,
    by: 'username',
    onDeletion: 'close',
    inExport: { name: 'profile' },
  },
  {
    collection: 'accounts',
    field: documentId,
    by: 'uid',
    onDeletion: 'close',
    inExport: { name: 'username' },
  },
];

/** The person's documents of one kind. */
export function documentsOf(
  db: Firestore,
  { collection, field, by, among }: PersonalData,
  person: Leaver,
): Query {
  return db.collection(collection).where(field, among ? 'array-contains' : '==', person[by]);
}
