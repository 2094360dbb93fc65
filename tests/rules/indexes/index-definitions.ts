import { readFile } from 'node:fs/promises';
import { requiredIndexes, type Index, type IndexField, type StructuredQuery } from './required-index.ts';

interface FieldOverride {
  collectionGroup: string;
  fieldPath: string;
  ttl?: boolean;
  indexes: { queryScope?: string; order?: string; arrayConfig?: string }[];
}

/** The content of firestore.indexes.json. */
export interface IndexDefinitions {
  indexes: Index[];
  fieldOverrides: FieldOverride[];
}

/** What the next deployment would make of the indexes. */
export async function readIndexDefinitions(): Promise<IndexDefinitions> {
  const file = new URL('../../../firestore.indexes.json', import.meta.url);
  return JSON.parse(await readFile(file, 'utf8')) as IndexDefinitions;
}

/** What a query needs and does not have, in words; empty when production would answer it. */
export function missingIndexes(
  query: StructuredQuery,
  { indexes, fieldOverrides }: IndexDefinitions,
): string[] {
  const { composite, singleFields } = requiredIndexes(query);
  const missing = composite && !indexes.some((index) => serves(index, composite)) ? [composite] : [];
  const exempt = singleFields.filter((needed) =>
    fieldOverrides.some((override) => overrides(override, needed) && !keeps(override, needed)),
  );
  return [
    ...missing.map((index) => `${describeIndex(index)} is not in firestore.indexes.json`),
    ...exempt.map((index) => `${describeIndex(index)} is exempt from indexing and yet queried`),
  ];
}

/** The composite indexes that none of `queries` needs, in words: each costs every write for nothing. */
export function unusedIndexes(queries: StructuredQuery[], { indexes }: IndexDefinitions): string[] {
  const needed = queries.flatMap((query) => requiredIndexes(query).composite ?? []);
  return indexes.filter((index) => !needed.some((composite) => serves(index, composite))).map(describeIndex);
}

/** Whether a field has no index of its own. */
export function isExempt(collectionGroup: string, fieldPath: string, definitions: IndexDefinitions): boolean {
  return definitions.fieldOverrides.some(
    (field) =>
      field.collectionGroup === collectionGroup &&
      field.fieldPath === fieldPath &&
      field.indexes.length === 0,
  );
}

function describeIndex({ collectionGroup, fields }: Index): string {
  const parts = fields.map(
    ({ fieldPath, order, arrayConfig }) => `${fieldPath} ${order ?? arrayConfig ?? ''}`,
  );
  return `${collectionGroup} (${parts.join(', ')})`;
}

// An index may name the document id that it has anyway; `requiredIndexes` leaves it out.
function withoutDocumentId(fields: IndexField[]): IndexField[] {
  const [last, before] = [fields.at(-1), fields.at(-2)];
  return last?.fieldPath === '__name__' && last.order === before?.order ? fields.slice(0, -1) : fields;
}

function serves(index: Index, needed: Index): boolean {
  return (
    index.collectionGroup === needed.collectionGroup &&
    index.queryScope === needed.queryScope &&
    JSON.stringify(withoutDocumentId(index.fields).map(inOrder)) ===
      JSON.stringify(needed.fields.map(inOrder))
  );
}

function inOrder({ fieldPath, order, arrayConfig }: IndexField) {
  return [fieldPath, order, arrayConfig];
}

function overrides(override: FieldOverride, { collectionGroup, fields }: Index): boolean {
  return override.collectionGroup === collectionGroup && override.fieldPath === fields[0]?.fieldPath;
}

function keeps({ indexes }: FieldOverride, { queryScope, fields }: Index): boolean {
  const [field] = fields;
  return indexes.some(
    (index) =>
      (index.queryScope ?? 'COLLECTION') === queryScope &&
      (field?.order ? index.order === field.order : index.arrayConfig === field?.arrayConfig),
  );
}
