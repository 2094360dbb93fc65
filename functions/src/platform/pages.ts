import { decodeCursor, encodeCursor } from './cursors.ts';
import { FieldPath, Timestamp, type Query } from './firestore.ts';

/** Which page of which list: `list` names it with its filters, so that a cursor of another is refused. */
export interface PageRequest {
  readonly list: string;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/** A page of entities, newest first; `nextCursor` is null on the last. */
export interface Page<Entity> {
  readonly items: Entity[];
  readonly nextCursor: string | null;
}

/** The order of every list: newest first, and of the same moment the greatest document id first. */
export function newestFirst<Entity>(query: Query<Entity>): Query<Entity> {
  return query.orderBy('createdAt', 'desc').orderBy(FieldPath.documentId(), 'desc');
}

/**
 * A page of `query`, which must be in the order of `newestFirst`. Reads one document more than the page holds:
 * that is how it knows whether another page follows. Throws the Refusal `invalid-input` for a foreign cursor.
 */
export async function readPage<Entity extends { readonly createdAt: string }>(
  query: Query<Entity>,
  { list, limit, cursor }: PageRequest,
): Promise<Page<Entity>> {
  let rest = query;
  if (cursor !== undefined) {
    const { millis, id } = decodeCursor(list, cursor);
    rest = query.startAfter(Timestamp.fromMillis(millis), id);
  }
  const { docs } = await rest.limit(limit + 1).get();
  const items = docs.slice(0, limit).map((document) => document.data());
  const last = items.at(-1);
  const lastId = docs[limit - 1]?.id;
  if (docs.length <= limit || last === undefined || lastId === undefined) return { items, nextCursor: null };
  return { items, nextCursor: encodeCursor(list, { millis: Date.parse(last.createdAt), id: lastId }) };
}
