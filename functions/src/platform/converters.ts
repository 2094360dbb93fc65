import * as v from 'valibot';
import { timestamp } from '@knack/contract/timestamps';
import type { FirestoreDataConverter } from 'firebase-admin/firestore';
import { Timestamp } from './firestore.ts';

type Entity = v.ObjectSchema<v.ObjectEntries, undefined>;

/**
 * Between an entity and its document: moments are ISO 8601 in the one and timestamps in the other; everything
 * else is stored as it is. What is read has been parsed with `schema`. Throws an Error that names the collection
 * and the fields, but no value, where a document does not fit.
 */
export function converter<Schema extends Entity>(
  schema: Schema,
): FirestoreDataConverter<v.InferOutput<Schema>> {
  const moments = Object.keys(schema.entries).filter((name) => schema.entries[name] === timestamp);

  return {
    toFirestore(entity) {
      const document: Record<string, unknown> = { ...entity };
      for (const name of moments) document[name] = Timestamp.fromMillis(Date.parse(String(document[name])));
      return document;
    },
    fromFirestore(snapshot) {
      const document = snapshot.data();
      for (const name of moments) {
        const moment: unknown = document[name];
        if (moment instanceof Timestamp) document[name] = moment.toDate().toISOString();
      }
      const result = v.safeParse(schema, document);
      if (result.success) return result.output;
      const fields = result.issues.map((issue) => v.getDotPath(issue) ?? '').join(', ');
      throw new Error(`A document of ${snapshot.ref.parent.id} does not fit its schema: ${fields}`);
    },
  };
}
