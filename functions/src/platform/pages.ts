import { decodeCursor, encodeCursor, type Position } from './cursors.ts';
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

/** The most documents that are read for one page, however few of them are kept. */
export const MOST_READ_FOR_PAGE = 200;

/**
 * A page of those of `query` that `keep` says yes to, all where it is not given; `query` must be in the order of
 * `newestFirst`. Reads one document more than the page holds: that is how it knows whether another page follows.
 * Where `keep` says no it reads on, up to `MOST_READ_FOR_PAGE`; the page then holds fewer, even none, and its cursor
 * goes on from there. Throws the Refusal `invalid-input` for a foreign cursor.
 */
export async function readPage<Entity extends { readonly createdAt: string }>(
  query: Query<Entity>,
  { list, limit, cursor }: PageRequest,
  keep: (entity: Entity) => boolean = () => true,
): Promise<Page<Entity>> {
  const items: Entity[] = [];
  let position = cursor === undefined ? null : decodeCursor(list, cursor);
  let left = MOST_READ_FOR_PAGE;
  for (let count = limit + 1; left > 0; count = Math.min(count * 2, left)) {
    const { docs } = await after(query, position).limit(count).get();
    for (const document of docs) {
      const entity = document.data();
      if (keep(entity)) {
        if (items.length === limit) return { items, nextCursor: position && encodeCursor(list, position) };
        items.push(entity);
      }
      position = { millis: Date.parse(entity.createdAt), id: document.id };
    }
    if (docs.length < count) return { items, nextCursor: null };
    left -= count;
  }
  return { items, nextCursor: position && encodeCursor(list, position) };
}

function after<Entity>(query: Query<Entity>, position: Position | null): Query<Entity> {
  return position === null ? query : query.startAfter(Timestamp.fromMillis(position.millis), position.id);
}
