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
  const moments = momentsOf(schema);
  return {
    toFirestore(entity) {
      return withMoments(moments, entity, toTimestamp);
    },
    fromFirestore(snapshot) {
      const result = v.safeParse(schema, withMoments(moments, snapshot.data(), toIsoTime));
      if (result.success) return result.output;
      const fields = result.issues.map((issue) => v.getDotPath(issue) ?? '').join(', ');
      throw new Error(`A document of ${snapshot.ref.parent.id} does not fit its schema: ${fields}`);
    },
  };
}

/** The fields of an entity that are moments (null), and those that are objects with moments among their own. */
type Moments = ReadonlyMap<string, Moments | null>;

// Once for each collection: every document that is read or written goes by it.
function momentsOf({ entries }: Entity): Moments {
  const moments = new Map<string, Moments | null>();
  for (const [name, schema] of Object.entries(entries)) {
    const entry = unwrapped(schema);
    if (entry === timestamp) moments.set(name, null);
    else if (isEntity(entry)) moments.set(name, momentsOf(entry));
  }
  return moments;
}

/** A copy of `fields` in which each of `moments` is converted. */
function withMoments(moments: Moments, fields: Fields, convert: (moment: unknown) => unknown): Fields {
  const converted = { ...fields };
  for (const [name, inner] of moments) {
    const value = fields[name];
    if (inner === null) {
      if (value !== undefined) converted[name] = convert(value);
    } else if (isFields(value)) converted[name] = withMoments(inner, value, convert);
  }
  return converted;
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
