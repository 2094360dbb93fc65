/** A query as Firestore is sent it (`google.firestore.v1.StructuredQuery`), as far as it says which index it needs. */
export interface StructuredQuery {
  from?: { collectionId?: string; allDescendants?: boolean }[];
  where?: Filter;
  orderBy?: { field?: FieldReference; direction?: string }[];
}

interface FieldReference {
  fieldPath?: string;
}

export interface Filter {
  compositeFilter?: { op?: string; filters?: Filter[] };
  fieldFilter?: { field?: FieldReference; op?: string };
  unaryFilter?: { field?: FieldReference; op?: string };
}

type Order = 'ASCENDING' | 'DESCENDING';

export interface IndexField {
  fieldPath: string;
  order?: Order;
  arrayConfig?: 'CONTAINS';
}

/** An index over `fields`, as firestore.indexes.json writes it. */
export interface Index {
  collectionGroup: string;
  queryScope: 'COLLECTION' | 'COLLECTION_GROUP';
  fields: IndexField[];
}

/** The indexes behind one query: one composite index, or fields that Firestore indexes one by one by itself. */
export interface RequiredIndexes {
  composite: Index | null;
  singleFields: Index[];
  /** How many fields at the beginning of `composite` smaller indexes may share out among them; 0 where none may. */
  mergeable: number;
}

const DOCUMENT_ID = '__name__';
const EQUALITIES = ['EQUAL', 'IN', 'IS_NULL', 'IS_NAN'];
const MEMBERSHIPS = ['ARRAY_CONTAINS', 'ARRAY_CONTAINS_ANY'];
const INEQUALITIES = [
  ...['LESS_THAN', 'LESS_THAN_OR_EQUAL', 'GREATER_THAN', 'GREATER_THAN_OR_EQUAL'],
  ...['NOT_EQUAL', 'NOT_IN', 'IS_NOT_NULL', 'IS_NOT_NAN'],
];

/**
 * What `query` needs to be answered by one index of its own, or by several that end alike where all it compares is
 * equality ("index merging"): the fields compared for equality, then those it is
 * ordered by; an inequality orders too. Every index ends with the document id in the direction of its last field, so
 * an order that ends alike adds nothing. Throws for a query that it does not understand, such as one with OR.
 *
 * Source: https://firebase.google.com/docs/firestore/query-data/index-overview
 */
export function requiredIndexes(query: StructuredQuery): RequiredIndexes {
  const [source, ...others] = query.from ?? [];
  if (!source?.collectionId || others.length > 0) throw notUnderstood(query);
  const { collectionId: collectionGroup, allDescendants } = source;
  const queryScope = allDescendants ? 'COLLECTION_GROUP' : 'COLLECTION';
  const index = (fields: IndexField[]): Index => ({ collectionGroup, queryScope, fields });

  const filters = conjunction(query.where);
  const compared = filters.filter(({ op }) => !INEQUALITIES.includes(op)).map(equalityField);
  const orders = ordersOf(query, filters);
  const needed = [...compared, ...orders].filter(({ fieldPath }) => fieldPath !== DOCUMENT_ID);

  const byDocumentId = orders.some(({ fieldPath }) => fieldPath === DOCUMENT_ID);
  if (!byDocumentId && (orders.length === 0 || needed.length <= 1)) {
    return { composite: null, singleFields: needed.map((field) => index([field])), mergeable: 0 };
  }
  const onlyEqual = filters.every(({ op }) => op === 'EQUAL');
  const mergeable = onlyEqual && compared.length > 1 ? compared.length : 0;
  return { composite: index([...compared, ...orders]), singleFields: [], mergeable };
}

interface Comparison {
  fieldPath: string;
  op: string;
}

function conjunction(filter: Filter | undefined): Comparison[] {
  if (!filter) return [];
  if (filter.compositeFilter?.op === 'AND') return filter.compositeFilter.filters?.flatMap(conjunction) ?? [];
  const { field, op } = filter.fieldFilter ?? filter.unaryFilter ?? {};
  if (!field?.fieldPath || !op || ![...EQUALITIES, ...MEMBERSHIPS, ...INEQUALITIES].includes(op)) {
    throw notUnderstood(filter);
  }
  return [{ fieldPath: field.fieldPath, op }];
}

function equalityField({ fieldPath, op }: Comparison): IndexField {
  return MEMBERSHIPS.includes(op)
    ? { fieldPath, arrayConfig: 'CONTAINS' }
    : { fieldPath, order: 'ASCENDING' };
}

/** The fields that results are ordered by, without a last document id that every index has by itself. */
function ordersOf(query: StructuredQuery, filters: Comparison[]): IndexField[] {
  const orders = (query.orderBy ?? []).map(({ field, direction = 'ASCENDING' }) => {
    if (!field?.fieldPath || !isOrder(direction)) throw notUnderstood(query);
    return { fieldPath: field.fieldPath, order: direction };
  });
  for (const { fieldPath, op } of filters) {
    const ordered = orders.some((order) => order.fieldPath === fieldPath);
    if (INEQUALITIES.includes(op) && !ordered)
      orders.push({ fieldPath, order: orders.at(-1)?.order ?? 'ASCENDING' });
  }
  const last = orders.at(-1);
  const direction = orders.at(-2)?.order ?? 'ASCENDING';
  return last?.fieldPath === DOCUMENT_ID && last.order === direction ? orders.slice(0, -1) : orders;
}

function isOrder(direction: string): direction is Order {
  return direction === 'ASCENDING' || direction === 'DESCENDING';
}

function notUnderstood(part: unknown): Error {
  return new Error(`Which index does this need? ${JSON.stringify(part)}`);
}
