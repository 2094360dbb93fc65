import type * as v from 'valibot';
import { converter, type Entity } from './converters.ts';
import type { Query } from './firestore.ts';

/**
 * The same documents of a query without the named fields, which the store then does not send; `schema` must have a
 * default for each. For fields that only queries need, such as hundreds of tokens of search.
 */
export function leavingOut<Schema extends Entity>(
  schema: Schema,
  ...names: (keyof v.InferOutput<Schema> & string)[]
): (query: Query<v.InferOutput<Schema>>) => Query<v.InferOutput<Schema>> {
  const fields = Object.keys(schema.entries).filter((name) => !names.some((left) => left === name));
  const conversion = converter(schema);
  return (query) => query.select(...fields).withConverter(conversion);
}
