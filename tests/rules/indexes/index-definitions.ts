import { readFile } from 'node:fs/promises';
import {
  requiredIndexes,
  type Index,
  type IndexField,
  type RequiredIndexes,
  type StructuredQuery,
} from './required-index.ts';

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
  const required = requiredIndexes(query);
  const { composite, singleFields } = required;
  const missing = composite && servants(required, indexes).length === 0 ? [composite] : [];
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
  const used = new Set(queries.flatMap((query) => servants(requiredIndexes(query), indexes)));
  return indexes.filter((index) => !used.has(index)).map(describeIndex);
}

/** The composite indexes that answer a query: the one made for it, else those that are merged; empty where none can. */
function servants({ composite, mergeable }: RequiredIndexes, indexes: Index[]): Index[] {
  if (!composite) return [];
  const own = indexes.find((index) => serves(index, composite));
  if (own) return [own];

  const compared = composite.fields.slice(0, mergeable).map(({ fieldPath }) => fieldPath);
  const end = composite.fields.slice(mergeable);
  const parts = indexes.flatMap((index) => {
    const fields = withoutDocumentId(index.fields);
    const shared = fields.slice(0, -end.length);
    const partial = { ...composite, fields: [...shared, ...end] };
    const paths = shared.map(({ fieldPath }) => fieldPath);
    return serves(index, partial) && paths.every((path) => compared.includes(path)) ? [{ index, paths }] : [];
  });
  const covered = new Set(parts.flatMap(({ paths }) => paths));
  return mergeable > 0 && covered.size === mergeable ? parts.map(({ index }) => index) : [];
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
