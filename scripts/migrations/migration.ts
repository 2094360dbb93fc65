/**
 * A change of the stored documents of one collection. Once it has run anywhere it stays as it is: what has to be
 * different is the next one.
 */
export interface Migration {
  /** Its number and what it is about, such as `0001-members-can-be-found`. */
  readonly name: string;
  readonly collection: string;
  /**
   * The fields that a document lacks or has wrong, or null where it is as it should be. Pure, and null for what it has
   * changed itself: so it may run any number of times. Throws for a document that it does not understand.
   */
  readonly change: (document: Readonly<Record<string, unknown>>) => Record<string, unknown> | null;
}
