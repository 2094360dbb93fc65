import { FieldPath } from '../platform/firestore.ts';

/**
 * One way in which documents belong to a person, and what becomes of them. Deletion and export go through the list
 * below and nothing else: whoever adds a collection, or a field by which a document belongs to somebody, adds it there.
 */
export interface PersonalData {
  readonly collection: string;
  /** Where a document names the person, and by what. Each needs the index that Firestore makes of a single field. */
  readonly field: string | FieldPath;
  readonly by: 'uid' | 'username';
  /**
   * When the account is deleted, a document
   * - `delete`: goes;
   * - `uncount`: goes, and the ratings of the member whom it is about move back;
   * - `anonymise`: stays, and names a former member;
   * - `close`: goes last, in one commit with the others of its kind.
   */
  readonly onDeletion: 'delete' | 'uncount' | 'anonymise' | 'close';
  /** Its name in the person's own copy of their data, and the fields left out of it; absent where it is not in it. */
  readonly inExport?: { readonly name: string; readonly without?: readonly string[] };
}

const documentId = FieldPath.documentId();

/** Every way in which stored documents belong to a person, in the order in which they are deleted. */
export const PERSONAL_DATA: readonly PersonalData[] = [
  { collection: 'articles', field: 'uid', by: 'uid', onDeletion: 'delete', inExport: { name: 'articles' } },
  {
    collection: 'deletedArticles',
    field: 'uid',
    by: 'uid',
    onDeletion: 'delete',
    inExport: { name: 'deletedArticles' },
  },
  {
    collection: 'reviews',
    field: 'uid',
    by: 'uid',
    onDeletion: 'uncount',
    inExport: { name: 'reviewsWritten' },
  },
  {
    collection: 'reviews',
    field: 'created_about',
    by: 'username',
    onDeletion: 'delete',
    // The author's uid is theirs.
    inExport: { name: 'reviewsReceived', without: ['uid'] },
  },
  {
    collection: 'messages',
    field: 'userId',
    by: 'uid',
    onDeletion: 'anonymise',
    inExport: { name: 'messages' },
  },
  {
    collection: 'idempotencyKeys',
    field: 'uid',
    by: 'uid',
    onDeletion: 'delete',
    inExport: { name: 'idempotencyKeys' },
  },
  // What somebody else was answered when they wrote about the person.
  { collection: 'idempotencyKeys', field: 'about', by: 'username', onDeletion: 'delete' },
  { collection: 'quotaDays', field: 'uid', by: 'uid', onDeletion: 'delete', inExport: { name: 'quotaDays' } },
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
