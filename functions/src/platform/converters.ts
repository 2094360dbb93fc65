import * as v from 'valibot';
import { timestamp } from '@knack/contract/timestamps';
import type { FirestoreDataConverter } from 'firebase-admin/firestore';
import { Timestamp } from './firestore.ts';

/** What a collection's documents are parsed with. */
export type Entity = v.ObjectSchema<v.ObjectEntries, undefined>;
type Fields = Record<string, unknown>;

/**
 * Between an entity and its document: moments are ISO 8601 in the one and timestamps in the other, also those that may
 * be null and those inside of another object; everything else is stored as it is. What is read has been parsed with
 * `schema`. Throws an Error that names the collection and the fields, but no value, where a document does not fit.
 */
export function converter<Schema extends Entity>(
  schema: Schema,
): FirestoreDataConverter<v.InferOutput<Schema>> {
  return {
    toFirestore(entity) {
      return withMoments(schema, entity, toTimestamp);
    },
    fromFirestore(snapshot) {
      const result = v.safeParse(schema, withMoments(schema, snapshot.data(), toIsoTime));
      if (result.success) return result.output;
      const fields = result.issues.map((issue) => v.getDotPath(issue) ?? '').join(', ');
      throw new Error(`A document of ${snapshot.ref.parent.id} does not fit its schema: ${fields}`);
    },
  };
}

/** A copy of `fields` in which each moment that `schema` knows of is converted. */
function withMoments({ entries }: Entity, fields: Fields, convert: (moment: unknown) => unknown): Fields {
  const converted = Object.entries(fields).map(([name, value]): [string, unknown] => {
    const entry = unwrapped(entries[name]);
    if (entry === timestamp) return [name, convert(value)];
    return [name, isEntity(entry) && isFields(value) ? withMoments(entry, value, convert) : value];
  });
  return Object.fromEntries(converted);
}

function toTimestamp(moment: unknown): unknown {
  return typeof moment === 'string' ? Timestamp.fromMillis(Date.parse(moment)) : moment;
}

function toIsoTime(moment: unknown): unknown {
  return moment instanceof Timestamp ? moment.toDate().toISOString() : moment;
}

/** What a field holds where it is there and not null. */
function unwrapped(schema: unknown): unknown {
  return isFields(schema) && 'wrapped' in schema ? unwrapped(schema['wrapped']) : schema;
}

function isEntity(schema: unknown): schema is Entity {
  return isFields(schema) && schema['type'] === 'object';
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}
